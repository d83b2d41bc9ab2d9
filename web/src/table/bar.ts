import { go } from '../route.svelte';
import { rulesOf, ruleText } from '../rules/ledger.svelte';
import { codeText } from '../shell/problem';
import type { Call, CallButton } from './game';
import { shutOf } from './shut';
import type { Sitting } from './sitting.svelte';
import { t } from './words';

/** yours: you are asked; wait: others are; lost: no connection; refused: that was not possible. */
export type Tone = 'yours' | 'wait' | 'lost' | 'refused';

/** All that the call bar says at this moment. */
export interface Bar extends Call {
  readonly tone: Tone;
  /** The row of the ledger behind it. */
  readonly rule: string | null;
  readonly undo: boolean;
  /** Take away what it says beside the question, once that has been read. */
  readonly dismiss?: () => void;
}

const bar = (tone: Tone, title: string, detail: string, buttons: readonly CallButton[] = []): Bar => ({
  tone,
  title,
  detail,
  buttons,
  rule: null,
  undo: false,
});

const LONG = 10_000;

/** The connection comes first: without it nothing else is true. */
export function lostBar(sitting: Sitting, lostFor: number, reload: () => void): Bar | null {
  const { connection, ended } = sitting.socket;
  if (connection === 'over' && ended) return endedBar(ended, reload);
  if (connection !== 'lost') return null;
  const again = { act: () => sitting.socket.retry(), label: t('lost.retry') };
  if (ended === 'restart') return bar('lost', t('lost.restart'), t('lost.restart.note'), [again]);
  if (lostFor < LONG) return bar('lost', t('lost.title'), t('lost.note'), [again]);
  return bar('lost', t('lost.long'), t('lost.long.note'), [again]);
}

const ENDED = ['crowded', 'gone', 'wrong'] as const;

function endedBar(reason: string, reload: () => void): Bar {
  const known = ENDED.find((each) => each === reason) ?? 'gone';
  return bar('lost', t(`ended.${known}`), t('ended.note'), [{ act: reload, label: t('ended.reload'), primary: true }]);
}

/** Nothing can be played here any more, whoever may still be asked. */
function shutBar({ table }: Sitting): Bar | null {
  const shut = table && shutOf(table);
  return shut ? bar('refused', shut.title, shut.detail, [{ act: () => go('/'), label: t('page.home') }]) : null;
}

/** What the people of the table ask one another. */
function proposalBar({ table, people, socket }: Sitting): Bar | null {
  const proposal = table?.proposal;
  if (!proposal || people.you === null) return null;
  const title = t(`proposal.${proposal.what}`, { who: people.name(proposal.by) });
  const answer = (yes: boolean) => () => socket.send({ type: 'agree', number: proposal.number, yes });
  if (proposal.agreed.includes(people.you)) {
    const cancel = { act: answer(false), label: t('proposal.cancel') };
    return bar('wait', t('proposal.waiting'), title, [cancel]);
  }
  return bar('yours', title, t('proposal.note'), [
    { act: answer(false), label: t('proposal.no') },
    { act: answer(true), label: t('proposal.yes'), primary: true },
  ]);
}

function pausedBar({ table, people, socket }: Sitting): Bar | null {
  if (!table?.paused) return null;
  const resume = {
    act: () => socket.send({ type: 'propose', what: 'resume' }),
    label: t('paused.resume'),
    primary: true,
  };
  return bar('wait', t('paused.title'), t('paused.note'), people.you === null ? [] : [resume]);
}

function awayBar({ people, socket }: Sitting): Bar | null {
  if (people.you === null || !socket.here[people.you]?.away) return null;
  return bar('yours', t('away.title'), t('away.note'), [
    { act: () => socket.send({ type: 'back' }), label: t('away.back'), primary: true },
  ]);
}

function elsewhereBar({ people, tab }: Sitting): Bar | null {
  if (people.you === null || !tab.elsewhere) return null;
  return bar('yours', t('elsewhere.title'), t('elsewhere.note'), [
    { act: tab.here, label: t('elsewhere.here'), primary: true },
  ]);
}

function confirmBar(sitting: Sitting): Bar | null {
  const { wish, client, people, socket } = sitting;
  if (!wish || !client || !socket.scene) return null;
  return bar('yours', t('confirm.title', { what: client.choice(wish, socket.scene, people) }), t('confirm.note'), [
    { act: () => (sitting.wish = null), label: t('confirm.no') },
    { act: sitting.confirm, label: t('confirm.yes'), primary: true },
  ]);
}

/** Why not: in the game's words with the details, else as the rule says it. */
export function refusalText(
  { client, people, table, socket }: Sitting,
  refusal: { type: string; rule: string },
): string {
  const own = socket.scene && client?.refusal(refusal, people, socket.scene);
  return own ?? (table && ruleText(table.game, refusal.rule)) ?? t('refused.plain');
}

function gameBar(sitting: Sitting): Bar {
  const { client, people, socket, prompted, yourMove } = sitting;
  const { scene } = socket;
  if (!client || !scene) return bar('wait', t('call.loading'), '');
  const call = prompted ?? client.call(scene, people);
  const watching = people.you === null ? [sitting.moved ? t('call.moved') : t('call.watching')] : [];
  const detail = [...watching, call.detail ?? ''].join(' ');
  return {
    ...bar(yourMove ? 'yours' : 'wait', call.title, detail, yourMove || prompted ? call.buttons : []),
    undo: scene.undo,
  };
}

/** What the table wants from you now, in one sentence, and what you can do about it. */
export function barOf(sitting: Sitting): Bar {
  const first = shutBar(sitting) ?? elsewhereBar(sitting) ?? proposalBar(sitting) ?? pausedBar(sitting);
  const own = first ?? awayBar(sitting) ?? confirmBar(sitting);
  if (own) return own;
  const refusal = sitting.because ?? sitting.socket.refusal;
  const usual = gameBar(sitting);
  const { problem } = sitting.socket;
  const dismiss = sitting.forget;
  if (!refusal) return problem ? { ...usual, tone: 'refused', detail: codeText(problem), dismiss } : usual;
  const cited = sitting.table && rulesOf(sitting.table.game).some(({ id }) => id === refusal.rule);
  const detail = refusalText(sitting, refusal);
  return { ...usual, tone: 'refused', detail, rule: cited ? refusal.rule : null, dismiss };
}
