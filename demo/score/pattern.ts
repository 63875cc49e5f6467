import type { Pattern, Song } from './song.ts';
import type { PlacedSection } from './form.ts';

/** A character of a pattern with its position, in beats. */
export interface Step {
  readonly sign: string;
  readonly at: number;
  readonly length: number;
}

/** Returns the notes of a pattern over a section: `-` prolongs a note, `.` is silence. */
export const stepsOf = (
  pattern: Pattern,
  { stepsPerBeat }: Pick<Song, 'stepsPerBeat'>,
  { from, to, closing }: Pick<PlacedSection, 'from' | 'to' | 'closing'>,
): readonly Step[] => {
  const signs = pattern.replace(/\s+/g, '');
  if (closing) return [{ sign: /[a-z]/.exec(signs)?.[0] ?? 'x', at: from, length: to - from }];
  const count = Math.round((to - from) * stepsPerBeat);
  const steps: Step[] = [];
  for (let place = 0; place < count; place++) {
    const sign = signs[place % signs.length] ?? '.';
    if (sign === '.' || sign === '-') continue;
    let length = 1;
    while (place + length < count && signs[(place + length) % signs.length] === '-') length++;
    steps.push({ sign, at: from + place / stepsPerBeat, length: length / stepsPerBeat });
  }
  return steps;
};
