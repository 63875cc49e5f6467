import type { ManifestRow } from '../../../domain/catalog/delivery/delivery.ts';
import type { ManifestReader } from '../../../ports/driven/catalog/manifest-reader.ts';
import type { Imported, ImportTrack } from '../../../ports/driving/operator/importing.ts';
import { jsonOption, wantsJson, type OperatorCommand, type Terminal } from '../command.ts';
import {
  issueText,
  jsonReport,
  rejectionText,
  textReport,
  type RowOutcome,
  type OutcomeCounts,
} from './import-report.ts';
import { remainingMs, remainingText } from '../remaining-time.ts';

interface Dependencies {
  readonly importTrack: ImportTrack;
  readonly manifests: ManifestReader;
  /** Milliseconds since any moment. */
  readonly elapsedMs?: () => number;
}

/** Imports a folder row by row. After an interruption, rows that were imported are unchanged. */
export const importCommand = ({
  importTrack,
  manifests,
  elapsedMs = () => performance.now(),
}: Dependencies): OperatorCommand => ({
  name: 'import',
  usage: 'FOLDER [--dry-run] [--json]',
  summary: 'imports the audio files that a manifest describes',
  details: [
    'FOLDER contains manifest.json or manifest.csv (docs/import.md). If interrupted (Ctrl-C), run it again to continue.',
    '--dry-run  checks every row and changes nothing\n--json     prints a JSON document for each row, and one at the end',
  ],
  options: { 'dry-run': { type: 'boolean', default: false }, ...jsonOption },
  arguments: { min: 1, max: 1 },
  run: async (given, terminal) => {
    const [folder = ''] = given.positionals;
    const manifest = await manifests.read(folder);
    if (!manifest.ok) {
      terminal.err(manifest.failure.detail);
      return false;
    }
    const { rows } = manifest.value;
    const report = wantsJson(given) ? jsonReport(terminal) : textReport(terminal);
    const dryRun = given.values['dry-run'] === true;
    const rowOutcome = async ({ row }: ManifestRow): Promise<RowOutcome> => {
      if (!row.ok) return { kind: 'rejected', errors: row.failure.map(issueText) };
      const taken = await importTrack({ folder, delivery: row.value, dryRun });
      return taken.ok
        ? { kind: 'done', imported: taken.value }
        : { kind: 'rejected', errors: [rejectionText(taken.failure)] };
    };

    const counts: OutcomeCounts = { imported: 0, replaced: 0, unchanged: 0, 'would-import': 0, rejected: 0 };
    let warnings = 0;
    const durations: number[] = [];
    const isInterrupted = await untilInterrupted(terminal, rows, async (row, index, interrupted) => {
      terminal.progress(progressLine(row, index, rows.length, durations));
      const began = elapsedMs();
      const outcome = await rowOutcome(row).catch((error: unknown) => {
        if (interrupted()) return undefined;
        throw error;
      });
      // Ctrl-C also ends the programs that read the audio of this row: its failure says nothing about the row.
      if (outcome === undefined || (outcome.kind === 'rejected' && interrupted())) return false;
      durations.push(elapsedMs() - began);
      report.row(row.line, outcome);
      counts[outcome.kind === 'rejected' ? 'rejected' : outcome.imported.outcome] += 1;
      if (outcome.kind === 'done' && hasWarning(outcome.imported)) warnings += 1;
      return true;
    });
    report.end({ rows: rows.length, counts, warnings, isInterrupted });
    return isInterrupted ? 'interrupted' : counts.rejected === 0;
  },
});

const hasWarning = ({ sameAudioAs = [], sameRecordingAs = [] }: Imported): boolean =>
  sameAudioAs.length > 0 || sameRecordingAs.length > 0;

/** Handles one row after another until Ctrl-C. Returns whether rows were left; `handle` returns whether its row was done. */
const untilInterrupted = async (
  terminal: Terminal,
  rows: readonly ManifestRow[],
  handle: (row: ManifestRow, index: number, interrupted: () => boolean) => Promise<boolean>,
): Promise<boolean> => {
  const stop = new AbortController();
  const interrupted = () => stop.signal.aborted;
  const release = terminal.onInterrupt?.(() => stop.abort());
  try {
    for (const [index, row] of rows.entries()) {
      const isDone = await handle(row, index, interrupted);
      if (interrupted() && !(isDone && index === rows.length - 1)) return true;
    }
    return false;
  } finally {
    release?.();
  }
};

const progressLine = (
  { row }: ManifestRow,
  index: number,
  count: number,
  durations: readonly number[],
): string => {
  const left = remainingMs(durations, count - index);
  return [
    `${index + 1} of ${count}`,
    ...(left === undefined ? [] : [remainingText(left)]),
    ...(row.ok ? [row.value.title] : []),
  ].join('  ');
};
