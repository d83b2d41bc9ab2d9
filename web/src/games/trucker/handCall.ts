import type { Call, CallButton, People } from '../../table/game';
import { callFor } from './calls';
import type { Play } from './play.svelte';
import { squareText, theTile } from './said';
import { t } from './sentences';

function outlook(play: Play): string {
  const fitting = [...play.welds.keys()].filter((square) => play.fit(square) === 'fits').length;
  if (play.chosen !== null) return t('trucker.call.Hand.again');
  if (play.sight.setting.free_welding && !play.me.mended) return t('trucker.call.Hand.free');
  if (fitting > 0) return t('trucker.call.Hand.fits', { n: fitting });
  return play.welds.size > 0 ? t('trucker.call.Hand.turn') : '';
}

const turns = (play: Play): readonly CallButton[] => [
  { act: () => play.turnBy(-1), label: t('trucker.button.left'), key: 'q' },
  { act: () => play.turnBy(1), label: t('trucker.button.right'), key: 'e' },
];

function welding(play: Play): readonly CallButton[] {
  if (play.chosen === null || play.fit(play.chosen) !== 'fits') return [];
  const square = squareText(play.board, play.chosen);
  return [{ act: play.weld, label: t('trucker.button.weld', { square }), primary: true }];
}

/** Where a tile fits nowhere, there is one thing to do with it: then Enter does that. */
function putsBackFirst(button: CallButton): CallButton {
  const puts = typeof button.act !== 'function' && button.act.type === 'PutBack';
  return puts ? { ...button, primary: true } : button;
}

function nowhere(play: Play): string {
  const tile = theTile(play.hand ?? 0);
  return play.offersA('SetAside') ? t('trucker.call.Hand.nowhere', { tile }) : t('trucker.call.Hand.back', { tile });
}

/** With a tile in hand: how it may be turned, where it would go. On narrow screens the turning keys lie beside the tile. */
export function handCall(play: Play, people: People, narrow: boolean): Call {
  const call = callFor(play.props().scene, people);
  const fits = play.welds.size > 0;
  const others = fits ? call.buttons : call.buttons.map(putsBackFirst);
  const buttons = [...(narrow ? [] : turns(play)), ...others, ...welding(play)];
  return { ...call, title: fits ? call.title : nowhere(play), detail: outlook(play), buttons };
}
