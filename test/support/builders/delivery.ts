import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTune } from '../audio/sounds.ts';
import { wavBytes } from '../audio/wav.ts';

/** One track as a label delivers it, with music made here. */
export interface Delivered {
  readonly name: string;
  readonly seconds?: number;
  /** Members of the manifest's row, which replace those below. */
  readonly row?: Readonly<Record<string, unknown>>;
}

const rowOf = ({ name, row }: Delivered, n: number) => ({
  externalId: `label-${name}`,
  file: `${name}.wav`,
  title: `Song of ${name}`,
  artists: [{ name: 'The Synthesised' }],
  isrc: `QZTST26${String(n + 1).padStart(5, '0')}`,
  releaseDate: '2026-02-01',
  bpm: 96,
  key: 'A minor',
  genres: ['electronic'],
  moods: ['warm'],
  energy: 0.5,
  vocals: 'instrumental',
  rights: {
    master: [{ party: 'Synthesis Records', sharePct: '100' }],
    writers: [{ name: 'A. Writer', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Synthesis Songs', sharePct: '100' }],
  },
  pLine: '℗ 2026 Synthesis Records',
  cLine: '© 2026 Synthesis Records',
  ...row,
});

/** Writes a folder of WAV files with their manifest, as the operator's import takes it. */
export const writeDelivery = async (folder: string, tracks: readonly Delivered[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const { name, seconds = 4 } of tracks) {
    const { sampleRate, channels } = aTune({
      seconds,
      seed: name,
      sampleRate: 22_050,
      loudFrom: 0.3 * seconds,
    });
    await writeFile(join(folder, `${name}.wav`), wavBytes({ sampleRate, channels }));
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ tracks: tracks.map(rowOf) }));
};
