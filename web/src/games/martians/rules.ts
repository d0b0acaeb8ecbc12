// Where the rules of a thing are told: by its kind, the chapter of the rulebook.
const rules: Record<string, string> = {
  complex: "M-MALF",
  event: "M-EVT",
  facility: "M-ACT",
  machine: "M-AOM",
  objective: "M-LOG",
  rover: "M-ROV",
  space: "M-EXPL",
  thing: "M-SUP",
  upgrade: "M-UPG",
  who: "M-ASTR",
};
export default rules;
