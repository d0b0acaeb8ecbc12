// "Your turn", for somebody who looks elsewhere: a dot on the page's sign, and a message of the browser if it was asked for.
const SIGN = "/mark.svg";
/** The mark with a lamp in its corner; drawn here, so that it is there when the server is away. */
const LIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#0B111E" stroke="#9CCBFF" stroke-width="2.5"/>' +
    '<path d="M32 8c1.6 11.5 4.5 14.4 16 16-11.5 1.6-14.4 4.5-16 16-1.6-11.5-4.5-14.4-16-16 11.5-1.6 14.4-4.5 16-16z" fill="#FFC96B"/>' +
    '<circle cx="48" cy="48" r="15" fill="#FFC96B" stroke="#0B111E" stroke-width="4"/></svg>',
)}`;

/** Light or put out the dot on the page's sign. */
export function lightSign(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = on ? LIT : SIGN;
}

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Ask the browser whether messages may be shown; only ever because somebody pressed a button. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (Notification.permission === "granted" || (await Notification.requestPermission()) === "granted");
}

/** Tell somebody who is not looking. One message for each table, the newest. */
export function notify(table: string, title: string, text: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body: text, tag: `farlight-${table}`, icon: SIGN });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show messages only through a worker; the dot and the title still tell.
  }
}
