import { preferences } from '../preferences.svelte';
import type { Sound } from '../table/game';

/** `turn`: it is your move; the rest is what happens on the table. */
export type Played = Sound | 'turn' | 'end';

interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const note = (at: number, pitch: number, lasts = 0.12, wave: OscillatorType = 'sine', loud = 0.16): Note => ({
  at,
  pitch,
  lasts,
  wave,
  loud,
});

const TUNES: Readonly<Record<Played, readonly Note[]>> = {
  turn: [note(0, 659, 0.16), note(0.13, 880, 0.26)],
  end: [note(0, 523, 0.18), note(0.15, 659, 0.18), note(0.3, 784, 0.4)],
  piece: [note(0, 220, 0.05, 'triangle')],
  dice: [0, 0.05, 0.11, 0.18].map((at, i) => note(at, 170 + 40 * i, 0.04, 'triangle', 0.12)),
  card: [note(0, 420, 0.07, 'triangle', 0.1)],
  gain: [note(0, 587, 0.09), note(0.08, 784, 0.14)],
  loss: [note(0, 233, 0.16, 'triangle'), note(0.12, 175, 0.24, 'triangle')],
};
const ALERTS: ReadonlySet<Played> = new Set<Played>(['turn', 'end']);

let context: AudioContext | null = null;

/** A short sound made on the spot, if the player wants this kind; browsers allow it only after the first click. */
export function play(what: Played): void {
  const wanted = preferences.sound === 'all' || (preferences.sound === 'alerts' && ALERTS.has(what));
  if (!wanted || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const each of TUNES[what]) ring(context, each);
}

function ring(audio: AudioContext, { at, pitch, lasts, wave, loud }: Note): void {
  const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
  tone.type = wave;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}
