/** Words made from typed data: all that is known of a game without a board of its own. */

type Field = readonly [name: string, value: unknown];

/** "PlaceWilds" and "split_reassign" as people write them. */
export function plain(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldsOf(thing: object): readonly Field[] {
  return Object.entries(thing).filter(([name]) => name !== 'type');
}

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value in a few words: yes, 3, "1, 2, 3", or the fields of a thing. */
export function value(given: unknown, seat: (seat: number) => string, name = ''): string {
  if (name === 'seat' && typeof given === 'number' && given >= 0) return seat(given);
  if (given === null || given === undefined || given === '') return '–';
  if (Array.isArray(given)) return given.length === 0 ? '–' : given.map((each) => value(each, seat)).join(', ');
  if (isThing(given)) return thing(given, seat);
  if (typeof given === 'boolean') return given ? '✓' : '✗';
  return String(given);
}

const typeOf = (given: object): string => ('type' in given ? plain(String(given.type)) : '');

function part([name, given]: Field, seat: (seat: number) => string): string {
  const words = plain(name).toLowerCase();
  if (given === true) return words;
  return `${words} ${value(given, seat, name)}`;
}

/** A choice, an event or a question: its kind, then its fields. */
export function thing(given: object, seat: (seat: number) => string): string {
  const parts = fieldsOf(given).map((field) => part(field, seat));
  const kind = typeOf(given);
  return [kind, parts.join(', ')].filter((text) => text !== '').join(': ');
}

/** An event with its subject first: "Ada: Grabbed, crate 3". */
export function told(event: object, seat: (seat: number) => string): string {
  const [own, rest] = [
    fieldsOf(event).find(([name]) => name === 'seat'),
    fieldsOf(event).filter(([name]) => name !== 'seat'),
  ];
  const words = [typeOf(event), ...rest.map((field) => part(field, seat))].join(', ');
  return own && typeof own[1] === 'number' && own[1] >= 0 ? `${seat(own[1])}: ${words}` : words;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A part of the view under a heading of its own: the table, or a player. */
export interface Part {
  readonly title: string;
  readonly seat: number | null;
  readonly facts: readonly Fact[];
}

const perSeat = (given: unknown, seats: number): given is readonly object[] =>
  Array.isArray(given) && given.length === seats && given.every(isThing);

/** The view as parts: what is common to all, then each player. */
export function partsOf(view: object, seats: number, name: (seat: number) => string): readonly Part[] {
  const fact = ([field, given]: Field): Fact => ({ name: plain(field), value: value(given, name, field) });
  const [players, common] = [
    fieldsOf(view).filter(([, given]) => perSeat(given, seats)),
    fieldsOf(view).filter(([, given]) => !perSeat(given, seats)),
  ];
  const own = players.flatMap(([title, list]) =>
    (list as readonly object[]).map((each, seat) => ({
      title: players.length > 1 ? `${name(seat)}, ${plain(title).toLowerCase()}` : name(seat),
      seat,
      facts: fieldsOf(each).map(fact),
    })),
  );
  return [{ title: '', seat: null, facts: common.map(fact) }, ...own];
}

const waits = (given: unknown): boolean => isThing(given) && 'waiting' in given && given.waiting === true;
const asksOf = (given: unknown): readonly number[] =>
  Array.isArray(given)
    ? given.flatMap((each: unknown) => (isThing(each) && 'seat' in each ? [Number(each.seat)] : []))
    : [];

/** Who is being asked, as far as the view says so: players marked as waiting for their answer, or a list of open questions. */
export function awaitedIn(view: object, seats: number): readonly number[] {
  const marked = fieldsOf(view).flatMap(([name, given]) => {
    if (name === 'asked') return asksOf(given);
    return perSeat(given, seats) ? given.flatMap((each, seat) => (waits(each) ? [seat] : [])) : [];
  });
  return [...new Set(marked.filter((seat) => seat >= 0))].sort((a, b) => a - b);
}
