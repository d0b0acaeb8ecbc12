"""What cards say: abilities, Actions with their requirements, Events, Threats, Time Tracks, in a language."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from farlight.content import EffectText, Name, tell
from farlight.content.ids import BoundText
from farlight.effects import Effect, If, describe, describe_at, describe_inside, describe_tests, tests_of
from farlight.texts import Namer, Texts, capital, signed
from farlight.vanguard.model.card_parts import SECTIONS, Ability, Action, Special, TimeTrack, Track
from farlight.vanguard.model.content import (
    Definitions,
    DiscoveryCard,
    EquipmentCard,
    ModCard,
    UniqueCard,
    Usable,
    abilities_of,
)
from farlight.vanguard.model.dice_requirements import alternatives, colour_of
from farlight.vanguard.model.ids import ActionSource, CardPlace, Token
from farlight.vanguard.model.state import Vanguard
from farlight.vanguard.rules.context import VOCABULARY
from farlight.vanguard.rules.exploration.special_actions import action_of
from farlight.vanguard.rules.story_text import filled, standing, tokens_in
from farlight.vanguard.table.danger_in_words import DiceInWords, WithDanger
from farlight.vanguard.table.met_things import Met, redactor, tree_of
from farlight.vanguard.table.printed_texts import only_reads, open_tests, openly

NOTHING = "nothing"
"""The effect that does not happen."""


class OnTheWay(Texts):
    """Texts of a Travel entry, whose move leads to the far end of the Path. V-TRAVEL-07."""

    def __init__(self, language: str, folder: Path, namer: Namer, sector: int) -> None:
        super().__init__(language, [folder], namer)
        self.sector = sector

    def say(self, key: str, **args: object) -> str:
        if key == "effect-move":
            return super().say("effect-move-there", sector=self.name("sector", self.sector))
        return super().say(key, **args)


class CardTexts:
    """The texts of cards in one language, for people who have met so much of the story."""

    def __init__(self, content: Definitions, said: Texts, state: Vanguard | None, met: Met | None = None) -> None:
        self.content = content
        self.said = said
        self.state = state
        """The table that they lie on, if they lie on one: numbers may depend on the team."""
        self.met = met or Met(content)
        self.dice = DiceInWords(content, said, self._inside)

    @property
    def _team(self) -> int:
        """How many have landed, or are about to. V-PLAYER-12."""
        return 0 if self.state is None else len(self.state.crew)

    # Parts of texts

    def effect(self, effect: EffectText | str) -> str:
        """The rules text of an effect."""
        if isinstance(effect, str):
            return self._described(tree_of(effect)) if effect else ""
        return self._described(effect.tree) if effect.source else ""

    def _described(self, tree: Effect) -> str:
        return describe(redactor(self.met.unmet_in(tree)).effect(tree), VOCABULARY, WithDanger(self.said, self.dice))

    def _inside(self, source: str) -> str:
        """An effect as a part of a sentence."""
        tree = tree_of(source)
        return describe_inside(redactor(self.met.unmet_in(tree)).effect(tree), VOCABULARY, self.said)

    def openly(self, effect: EffectText) -> str:
        """What an Action does, without what its story keeps for later."""
        tree = openly(effect.tree) if effect.source else None
        return "" if tree is None else self._described(tree)

    def outcome(self, effect: EffectText, then: Collection[str]) -> str:
        """What a row or a track does; where its story keeps everything for later, that there is one."""
        told = self.openly(effect)
        if told or (then and not effect.source):
            return told
        return self.said.say("action-untold") if effect.source else self.effect(NOTHING)

    def tests(self, tree: Effect) -> str:
        """The conditions of `if ...: nothing`; empty if all of them go without saying."""
        tests = redactor(self.met.unmet_in(tree)).tests(tests_of(tree))
        return describe_tests(tests, VOCABULARY, self.said) if tests else ""

    def need(self, need: str) -> str:
        """A requirement of dice. V-CHECK-0.6, V-CHECK-0.7, V-CHECK-0.8."""
        said = self.said
        ways = alternatives(need)
        sums = [
            " + ".join(said.say(f"{'need' if said.has(f'need-{term}') else 'icon'}-{term}") for term in terms)
            for terms in ways
        ]
        mixed = len({len(terms) > 1 for terms in ways}) > 1  # where single icons and sums stand side by side
        bound = [f"({one})" if mixed and len(terms) > 1 else one for one, terms in zip(sums, ways, strict=True)]
        return said.series("need-or", bound)

    # What is used

    def crew(self, card: str) -> str:
        """Convert Ability and Skill. V-CREW-03, V-CREW-04."""
        found = self.content.crew[card]
        skill = tell(found.skill, self.said.language)
        convert = self.convert(found.icon)
        ability = f"{self.ability(found.ability)} {self.said.name('gives-up', 'charge')}"
        return self.said.say("crew-card", convert=convert, skill=skill, ability=ability)

    def convert(self, icon: str) -> str:
        """Basic icons on dice of its colour stand for an icon. V-CONV-1."""
        return self.said.say("convert", colour=colour_of(icon), icon=self.said.name("icon", icon))

    def usable(self, kind: str, card: str) -> str | None:
        """All that a card offers whoever has it."""
        found = self.content.cards[kind].get(card)
        if not isinstance(found, Usable):
            return None
        told = [*map(self.ability, abilities_of(found)), *map(capital, self._always(found))]
        return " ".join(told) or self._worth(found)

    def _always(self, found: Usable) -> Iterator[str]:
        """What a card offers beside what is used at its moment."""
        if isinstance(found, ModCard):
            yield from (self._stat(stat, change) for stat, change in found.stats.items())
        if isinstance(found, ModCard | EquipmentCard):
            yield from (self.said.name("power", power) for power in found.powers)
        if isinstance(found, EquipmentCard):
            yield from map(self.convert, found.converts)
            if found.place is not None:
                key = "gear-place-only" if found.place.source == NOTHING else "gear-place"
                yield self.said.say(key, effect=self.effect(found.place))
        if isinstance(found, DiscoveryCard | UniqueCard) and found.unloaded is not None:
            yield self.said.say("card-unloaded", effect=self.effect(found.unloaded))
        if isinstance(found, ModCard | EquipmentCard) and found.action is not None:
            name = tell(found.action.name, self.said.language)  # V-LAND-07, V-EQUIP-05
            yield self.said.say("card-action", action=name, details=self._written(found.action, {}))

    def _worth(self, found: Usable) -> str:
        """A find without an ability pays for research, or is what its story says. V-DISC-01, V-SHIP-LAB-5."""
        said = self.said
        match found:
            case UniqueCard():
                return tell(found.text, said.language)
            case DiscoveryCard():
                return capital(said.say("card-find", find=said.name("find", found.type), rarity=found.rarity))
            case _:
                return ""

    def _stat(self, stat: str, change: int) -> str:
        """What a Mod changes of its Lander. V-LAND-07."""
        return self.said.say("card-stat", stat=self.said.name("stat", stat), change=signed(change))

    def ability(self, ability: Ability) -> str:
        """Its moment, its condition, what it does, how often, and what it costs of the card. V-EQUIP-17."""
        said = self.said
        tree = ability.effect.tree
        if ability.only is not None:
            tree = If(tests_of(ability.only.tree), tree)
        parts = [describe_at(ability.when, redactor(self.met.unmet_in(tree)).effect(tree), VOCABULARY, said)]
        if ability.action:
            parts.append(said.say("ability-action"))
        if ability.once:
            parts.append(said.name("once", ability.once))
        if ability.gives_up:
            parts.append(said.name("gives-up", ability.gives_up))
        return " ".join(parts)

    def both_halves(self, card: str) -> str | None:
        """A Section card: its top effect, or its Dice Combination. V-CARD-01."""
        found = self.content.sections.get(card)
        if found is None:
            return None
        top, need = self.ability(found.top), self.need(found.need)
        return self.said.say("card-halves", top=top, need=need, combination=self.effect(found.gives))

    def combination(self, card: str) -> str | None:
        """What a Dice Combination gives. V-CHECK-5.2, V-CHECK-5.4."""
        own = self.content.sections.get(card)
        gives = own.gives if own is not None else self.content.conditions[card].gives
        return None if gives is None else self.effect(gives)

    def event(self, card: str) -> str:
        """Both halves of an Event. V-EVENT-04."""
        found = self.content.events[card]
        biomes = capital(", ".join(self.said.name("biome", biome) for biome in found.biomes))
        return self.said.say("card-event", biomes=biomes, main=self.effect(found.main), rest=self.effect(found.other))

    def symbols(self, kind: str) -> str:
        """What the symbols of an Injury die do to whoever has an Injury of a type. V-ICON-31."""
        return self._by_symbol(self.content.injury_types[kind].symbols.items())

    def danger(self, table: str) -> str:
        """What a table says to the symbols of a Danger die, and how likely each of it is. V-DANGER-02."""
        odds = self.said.say("danger-with-odds", table="", odds=self.dice.odds(table)).strip()
        return f"{self._by_symbol(self.content.dangers[table].effects.items())} {odds}"

    def _by_symbol(self, effects: Iterable[tuple[str, EffectText]]) -> str:
        return " ".join(
            self.said.say("injury-symbol", symbol=capital(self.said.name("symbol", symbol)), effect=self.effect(effect))
            for symbol, effect in effects
        )

    # Actions

    def details(self, value: str) -> str | None:
        """All that is written under the name of an Action, each Outcome on a line of its own, with the progress on its
        tracks: `poi:3:p101:0|green=2`."""
        source, progress = BoundText.parse(value)
        action = action_of(self.content, source)
        return None if action is None else self._written(action, {colour: int(space) for colour, space in progress})

    def _written(self, action: Action, progress: Mapping[str, int]) -> str:
        specials = (self.special(each) for row in action.specials for each in row)
        terms = " ".join(capital(part) for part in (*self.terms(action), *specials))
        outcomes = map(capital, self._outcomes(action, progress))
        return "\n".join(part for part in (terms, *outcomes) if part)

    def terms(self, action: Action) -> Iterator[str]:
        """What must hold, what is paid, and what is rolled beside the dice."""
        said = self.said
        if action.text:
            yield self.spoken(action.text)
        only = open_tests(tests_of(action.only.tree)) if action.only is not None else ()
        if only and not action.text:  # a text of its own says it better
            yield said.say("action-only", test=describe_tests(only, VOCABULARY, said))
        if action.assisted:
            yield said.say("action-assisted")
        if action.cost is not None:
            yield said.say("action-cost", effect=self.effect(action.cost))
        if action.effect is not None and not (action.text and only_reads(action.effect.tree)):
            yield self.openly(action.effect)
        if action.danger:
            yield said.say("action-danger", tables="; ".join(map(self.dice.told, action.danger)))

    def spoken(self, text: Name) -> str:
        """A text of the pack that speaks of the table as it is now; no story, which is bound when it is read."""
        told = tell(text, self.said.language)
        values = {Token.parse(token).key: str(value) for token, value in standing(self.state, tokens_in(told))}
        return filled(told, values, self._called)

    def _called(self, token: str, value: str) -> str:
        """Whoever a token stands for: somebody of a Section, its chief, a Lander; a count is as it is."""
        if value in SECTIONS:
            return tell(self.content.ruling.chiefs[value], self.said.language)  # type: ignore[index]
        return self.said.name("lander" if token == "lander" else "who", value)

    def special(self, special: Special) -> str:
        """A Special Effect in words: what is counted or must be lacking, and what that does.

        V-CHECK-7.4, V-CHECK-7.14.
        """
        effect = self.effect(special.effect)
        if special.lacks:
            return self.said.say("action-lacks", need=self.need(special.lacks), effect=effect)
        return self.said.say("action-counts", need=self.need(special.need), effect=effect)

    def condition_special(self, value: str) -> str:
        """A Special Effect that a Global Condition adds to every check: `g03:0`. V-CHECK-7.2."""
        name, place = CardPlace.parse(value)
        return capital(self.special(self.content.conditions[name].specials[place]))

    def _outcomes(self, action: Action, progress: Mapping[str, int]) -> Iterator[str]:
        said = self.said
        for row in action.rows:
            yield said.say(
                "action-row",
                colour=said.name("colour", row.colour),
                need=self.need(row.need) if row.need else said.say("need-none"),
                effect=self.outcome(row.effect, row.then),
                then=self._then(row.then),
            ).replace("  ", " ")  # where there is nothing before "then green"
        for track in action.tracks:
            yield said.say(
                "action-track",
                colour=said.name("colour", track.colour),
                space=progress.get(track.colour, 0),
                length=self._spaces(track),
                effect=self.outcome(track.effect, track.then),
                then=self._then(track.then),
            )

    def _then(self, colours: Collection[str]) -> str:
        return ", ".join(self.said.name("colour", colour) for colour in colours) or "none"

    # Time

    def spaces(self, value: str) -> str:
        """What a Threat does, and on which spaces of its track behind a certain one: `t01:2`. V-THREAT-02."""
        name, behind = CardPlace.parse(value)
        where: dict[str, list[str]] = {}
        for number, words in enumerate(self.content.threats[name].spaces, 1):
            for word in words if number > behind else ():
                where.setdefault(word, []).append(str(number))
        return " ".join(
            self.said.say(
                "threat-space",
                count=len(numbers),
                space=self.said.series("effect-and", numbers),
                effect=self.behaviours(name, [word]),
            )
            for word, numbers in where.items()
        )

    def behaviours(self, threat: str, words: Collection[str]) -> str:
        """What behaviours of a Threat do, in words; one without words of its own resets the track.

        V-THREAT-03, V-THREAT-12.
        """
        known = self.content.threats[threat].behaviours
        return " ".join(self.effect(known[word]) if word in known else self.said.say("threat-reset") for word in words)

    def _spaces(self, track: Track) -> int | str:
        """How long a track is; for each size of a team where there is none yet. V-PLAYER-12, V-PLAYER-13."""
        if self.state is None and isinstance(track.length, list):
            return "/".join(map(str, track.length))
        return track.spaces(self._team)

    def next_space(self, track: str) -> str | None:
        """What happens on a Time Track next, or at its end. V-TIME-04."""
        kind, card, *_ = ActionSource.parse(track)
        space = 0 if self.state is None else self.state.time.get(track, 0)
        if kind == "threat":
            spaces = self.content.threats[card].spaces
            return self.behaviours(card, spaces[space]) if space < len(spaces) else None
        time = getattr(self.content.cards[kind][card], "time", None)
        if not isinstance(time, TimeTrack):
            return None
        return self.said.say("time-end", left=time.spaces(self._team) - space, effect=self.effect(time.effect))
