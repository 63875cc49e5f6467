import type { ManifestRow } from '../../domain/catalog/delivery.ts';
import type { ManifestReader } from '../../ports/driven/manifest-reader.ts';
import type { Imported, ImportRefused, ImportTrack, MeasuredFigures } from '../../ports/driving/operator.ts';
import type { OperatorCommand, Terminal } from './command.ts';

interface Needs {
  readonly importTrack: ImportTrack;
  readonly manifests: ManifestReader;
}

type Tally = Record<Imported['outcome'] | 'refused', number>;

/** Takes a folder in, row by row. Interrupted, it goes on where it was: a row taken in already is unchanged. */
export const importCommand = ({ importTrack, manifests }: Needs): OperatorCommand => ({
  name: 'import',
  usage: 'FOLDER [--dry-run]',
  summary: 'imports the audio files that a manifest describes',
  details: [
    'FOLDER contains manifest.json or manifest.csv (docs/import.md). If interrupted, run it again to continue.',
    '--dry-run  checks every row and changes nothing',
  ],
  options: { 'dry-run': { type: 'boolean', default: false } },
  arguments: { least: 1, most: 1 },
  run: async ({ positionals: [folder = ''], values }, terminal) => {
    const manifest = await manifests.read(folder);
    if (!manifest.ok) {
      terminal.err(manifest.failure.detail);
      return false;
    }
    const { rows } = manifest.value;
    const tally: Tally = { imported: 0, replaced: 0, unchanged: 0, 'would-import': 0, refused: 0 };
    for (const [index, row] of rows.entries()) {
      terminal.progress(`${index + 1} of ${rows.length}  ${titleOf(row)}`);
      tally[await take(row, folder, values['dry-run'] === true)] += 1;
    }
    const told = Object.entries(tally).filter(([, count]) => count > 0);
    terminal.out(told.map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'no rows');
    return tally.refused === 0;

    async function take({ line, row }: ManifestRow, from: string, dryRun: boolean): Promise<keyof Tally> {
      if (!row.ok) {
        terminal.err(
          `row ${line}: ${row.failure.map(({ field, detail }) => `${field}: ${detail}`).join('; ')}`,
        );
        return 'refused';
      }
      const taken = await importTrack({ folder: from, delivery: row.value, dryRun });
      if (taken.ok) return said(line, taken.value, terminal);
      terminal.err(`row ${line}: ${faultOf(taken.failure)}`);
      return 'refused';
    }
  },
});

const titleOf = ({ row }: ManifestRow): string => (row.ok ? row.value.title : '');

const measuredLine = ({ durationMs, loudnessLufs, bpm, key }: MeasuredFigures): string =>
  [
    `${(durationMs / 1_000).toFixed(1)} s`,
    `${loudnessLufs.toFixed(1)} LUFS`,
    ...(bpm === undefined ? [] : [`${Math.round(bpm)} bpm`]),
    ...(key ? [`${key.tonic} ${key.mode}`] : []),
  ].join(', ');

const said = (
  line: number,
  { outcome, trackId, title, measured }: Imported,
  terminal: Terminal,
): Imported['outcome'] => {
  const figures = measured ? `  (${measuredLine(measured)})` : '';
  terminal.out(`row ${line}: ${outcome}  ${trackId ?? ''}  ${title}${figures}`);
  return outcome;
};

const faultOf = (failure: ImportRefused): string => {
  switch (failure.kind) {
    case 'delivery-flawed':
      return failure.detail;
    case 'file-missing':
      return `${failure.file}: no such file`;
    case 'file-changed':
      return `${failure.file}: changed while it was taken in; run the import again`;
    case 'isrc-taken':
      return `isrc: ${failure.isrc} is ${failure.holder} already`;
    case 'audio-refused':
      return `${failure.file}: ${failure.detail}`;
    case 'contended':
      return 'others kept changing the track; run the import again';
  }
};
