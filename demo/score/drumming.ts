import { pieces, type Piece } from '../sound/kits.ts';
import type { PlacedSection } from './form.ts';
import type { Stroke } from './notes.ts';
import { stepsOf } from './pattern.ts';
import type { DrumPart, Pattern, Song } from './song.ts';

const velocities: Readonly<Record<string, number>> = { x: 1, o: 0.7, g: 0.34 };
const isPiece = (name: string): name is Piece => name in pieces;

const strokesOf = (
  rows: Readonly<Partial<Record<Piece, Pattern>>>,
  song: Song,
  section: Pick<PlacedSection, 'from' | 'to' | 'energy' | 'closing'>,
): readonly Stroke[] =>
  Object.entries(rows).flatMap(([piece, pattern]) =>
    isPiece(piece)
      ? stepsOf(pattern, song, section).map(({ sign, at }) => ({
          at,
          piece,
          velocity: (velocities[sign] ?? 0.7) * (0.75 + 0.25 * section.energy),
        }))
      : [],
  );

/** Returns the drums of every section: beat, fill, and a crash if the intensity rises. */
export const drumStrokes = (
  part: DrumPart,
  song: Song,
  sections: readonly PlacedSection[],
): readonly Stroke[] =>
  sections.flatMap((section, index) => {
    const rows = part.beats[section.name];
    if (!rows) return [];
    if (section.closing) {
      const last = part.crash ? ({ kick: 'x', crash: 'x' } as const) : ({ kick: 'x' } as const);
      return strokesOf(last, song, section);
    }
    const fillFrom = part.fill && index < sections.length - 2 ? section.to - song.beatsPerBar : section.to;
    const rises = section.energy > (sections[index - 1]?.energy ?? 1);
    return [
      ...(part.crash && rises ? [{ at: section.from, piece: 'crash' as const, velocity: 0.8 }] : []),
      ...strokesOf(rows, song, { ...section, to: fillFrom }),
      ...strokesOf(part.fill ?? {}, song, { ...section, from: fillFrom }),
    ];
  });
