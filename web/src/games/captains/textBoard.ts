import { formatHalves } from '../../i18n/language';
import { preferences } from '../../preferences.svelte';
import type { People } from '../../table/game';
import type { Scene, captains } from '../../wire/types';
import { eventWords, technologyWords } from './cardWords';
import { giftText } from './choiceWords';
import { effectWords } from './effectWords';
import { listed } from './figures';
import { t } from './labels';
import { endsOf } from './outlook';
import { at, CARDS, eventsFor, MAPS, MISSIONS, PASSENGERS, said } from './printed';
import { cardText, crewText, factionText, list, missionText, placeText, routeText, sightOf } from './said';
import { spotText } from './sky';
import { damageOn, scoreNow, trackStanding } from './standing';
import { t as tPiece } from './words';

type Sight = captains.Sight;
type Ship = captains.Ship;

function roadWords(sight: Sight, place: number, road: number): string[] {
  const [a, b] = endsOf(sight.side, road);
  if (a !== place && b !== place) return [];
  const values = {
    colour: routeText(at(at(MAPS, sight.side).routes, road).colour),
    place: placeText(sight.side, a === place ? b : a),
  };
  const gift = giftText(sight, road);
  return [gift ? t('captains.text.road.pirate', { ...values, gift }) : t('captains.text.road', values)];
}

function placeLines(sight: Sight, people: People): string[] {
  const { locations, routes } = at(MAPS, sight.side);
  return locations.map((_, place) =>
    t('captains.text.place', {
      place: placeText(sight.side, place),
      what: spotText(sight, place, people),
      roads: list(routes.flatMap((__, road) => roadWords(sight, place, road))),
    }),
  );
}

/** A technology and what it does. */
export function cardWords(card: number): string {
  const printed = at(CARDS, card);
  return t('captains.text.card', { card: said(printed), what: technologyWords(printed) });
}

function eventLines(sight: Sight): string[] {
  const events = eventsFor(sight.solo !== null);
  return sight.politics.events.flatMap((card, track) => {
    const event = events[card];
    return event
      ? [t('captains.text.event', { track: factionText(track), event: said(event), text: eventWords(event) })]
      : [];
  });
}

function missionLines(ship: Ship, name: string): string[] {
  if (ship.mission < 0) return [];
  const lines = at(MISSIONS, ship.mission).lines.map(
    ({ colour, effects }) => `${tPiece(`captains.line.${colour}`)}: ${effectWords(effects)}`,
  );
  return [t('captains.text.mission', { name, mission: missionText(ship.mission), lines: list(lines) })];
}

function shipLines(sight: Sight, ship: Ship, name: string): string[] {
  const cards = ship.slots.filter((card) => card >= 0);
  const space = (track: number) => trackStanding(sight, ship, track).space;
  return [
    t('captains.text.sum', {
      name,
      score: formatHalves(scoreNow(sight, ship), preferences.language),
      place: placeText(sight.side, ship.place),
      medals: ship.medals,
      rings: ship.rings,
      damage: damageOn(ship),
    }),
    t('captains.text.crew', { name, ready: crewText(listed(ship.ready)), queue: crewText(ship.queue) }),
    t('captains.text.cargo', {
      name,
      artifacts: ship.artifacts.reduce((sum, n) => sum + n, 0),
      pirates: ship.pirates,
      cards: cards.length > 0 ? list(cards.map(cardText)) : t('captains.text.cards.none'),
    }),
    t('captains.text.tracks', { name, cooperation: space(0), zinca: space(1), nian: space(2) }),
    ...(ship.missions.length > 0
      ? [t('captains.text.missions', { name, missions: list(ship.missions.map(missionText)) })]
      : []),
    ...missionLines(ship, name),
  ];
}

function soloLines({ solo, side }: Sight): string[] {
  if (!solo) return [];
  const passenger = at(PASSENGERS, solo.passenger);
  const score = preferences.language === 'fr' ? passenger.score_fr : passenger.score_en;
  return [
    t('captains.text.solo', { place: placeText(side, solo.place), n: solo.deck, passenger: said(passenger), score }),
  ];
}

/** The board as facts: the table, one's own ship, the others, the map. */
export function textBoard(scene: Scene, people: People): readonly string[] {
  const sight = sightOf(scene);
  const seats = [...sight.captains.keys()].toSorted((a, b) => Number(b === people.you) - Number(a === people.you));
  const market = sight.workshop.central.filter((card) => card >= 0);
  return [
    t('captains.text.table', { round: sight.round, name: people.name(sight.first) }),
    ...soloLines(sight),
    ...seats.flatMap((seat) => shipLines(sight, at(sight.captains, seat), people.name(seat))),
    ...placeLines(sight, people),
    t('captains.text.market', { cards: list(market.map(cardWords)) }),
    ...eventLines(sight),
  ];
}
