import { pieces, type Piece } from '../sound/kits.ts';
import type { Stretch } from './form.ts';
import type { Stroke } from './notes.ts';
import { stepsOf } from './pattern.ts';
import type { DrumPart, Pattern, Song } from './song.ts';

const velocities: Readonly<Record<string, number>> = { x: 1, o: 0.7, g: 0.34 };
const isPiece = (name: string): name is Piece => name in pieces;

const strokesOf = (
  rows: Readonly<Partial<Record<Piece, Pattern>>>,
  song: Song,
  stretch: Pick<Stretch, 'from' | 'to' | 'energy' | 'closing'>,
): readonly Stroke[] =>
  Object.entries(rows).flatMap(([piece, pattern]) =>
    isPiece(piece)
      ? stepsOf(pattern, song, stretch).map(({ sign, at }) => ({
          at,
          piece,
          velocity: (velocities[sign] ?? 0.7) * (0.75 + 0.25 * stretch.energy),
        }))
      : [],
  );

/** Returns the drums of every section: beat, fill, and a crash if the intensity rises. */
export const drumStrokes = (part: DrumPart, song: Song, stretches: readonly Stretch[]): readonly Stroke[] =>
  stretches.flatMap((stretch, index) => {
    const rows = part.beats[stretch.name];
    if (!rows) return [];
    if (stretch.closing) {
      const last = part.crash ? ({ kick: 'x', crash: 'x' } as const) : ({ kick: 'x' } as const);
      return strokesOf(last, song, stretch);
    }
    const fillFrom = part.fill && index < stretches.length - 2 ? stretch.to - song.beatsPerBar : stretch.to;
    const rises = stretch.energy > (stretches[index - 1]?.energy ?? 1);
    return [
      ...(part.crash && rises ? [{ at: stretch.from, piece: 'crash' as const, velocity: 0.8 }] : []),
      ...strokesOf(rows, song, { ...stretch, to: fillFrom }),
      ...strokesOf(part.fill ?? {}, song, { ...stretch, from: fillFrom }),
    ];
  });
