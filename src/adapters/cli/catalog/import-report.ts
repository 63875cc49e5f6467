import type { RowIssue } from '../../../domain/catalog/delivery/delivery.ts';
import type { ImageIssue } from '../../../domain/images/rejection.ts';
import type {
  Imported,
  ImportRejected,
  MeasuredFigures,
  SameRecordingAs,
} from '../../../ports/driving/operator/importing.ts';
import type { Terminal } from '../command.ts';
import { counted } from '../counted.ts';

export type RowOutcome =
  | { readonly kind: 'done'; readonly imported: Imported }
  | { readonly kind: 'rejected'; readonly errors: readonly string[] };

export type OutcomeCounts = Record<Imported['outcome'] | 'rejected', number>;

export interface ImportSummary {
  readonly rows: number;
  readonly counts: OutcomeCounts;
  readonly warnings: number;
  readonly isInterrupted: boolean;
}

/** How an import is shown. */
export interface ImportReport {
  row(line: number, outcome: RowOutcome): void;
  end(summary: ImportSummary): void;
}

const measuredLine = ({ durationMs, loudnessLufs, bpm, key }: MeasuredFigures): string =>
  [
    `${(durationMs / 1_000).toFixed(1)} s`,
    `${loudnessLufs.toFixed(1)} LUFS`,
    ...(bpm === undefined ? [] : [`${Math.round(bpm)} bpm`]),
    ...(key ? [`${key.tonic} ${key.mode}`] : []),
  ].join(', ');

const clockText = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Such as `for 0:24 from 1:02 (there from 0:12), 2 % faster`. */
const placeText = ({ fromMs, otherFromMs, lengthMs, speed }: SameRecordingAs): string => {
  const percent = Math.round(1000 * (speed - 1)) / 10;
  const place = `for ${clockText(lengthMs)} from ${clockText(fromMs)} (there from ${clockText(otherFromMs)})`;
  return percent === 0 ? place : `${place}, ${Math.abs(percent)} % ${percent > 0 ? 'faster' : 'slower'}`;
};

const doneRows = (counts: OutcomeCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const countsText = (counts: OutcomeCounts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ');

/** Lines for people: results to `out`, errors and warnings to `err`. */
export const textReport = (terminal: Terminal): ImportReport => ({
  row: (line, outcome) => {
    if (outcome.kind === 'rejected') {
      terminal.err(`row ${line}: ${outcome.errors.join('; ')}`);
      return;
    }
    const { trackId, title, measured, sameAudioAs = [], sameRecordingAs = [] } = outcome.imported;
    const figures = measured ? `  (${measuredLine(measured)})` : '';
    terminal.out(`row ${line}: ${outcome.imported.outcome}  ${trackId ?? ''}  ${title}${figures}`);
    if (sameAudioAs.length > 0)
      terminal.err(`row ${line}: warning: the same audio file as ISRC ${sameAudioAs.join(', ')}`);
    for (const same of sameRecordingAs)
      terminal.err(`row ${line}: warning: the same recording as ISRC ${same.isrc} ${placeText(same)}`);
  },
  end: ({ rows, counts, warnings, isInterrupted }) => {
    const summary = countsText(counts) || 'no rows';
    const warned = warnings > 0 ? `, ${warnings} with a warning` : '';
    if (isInterrupted)
      terminal.err(
        `Interrupted after ${doneRows(counts)} of ${counted(rows, 'row')}: ${summary}${warned}. Run the same command again to continue.`,
      );
    else terminal.out(`${summary}${warned}`);
  },
});

/** A JSON document for each row and one for the end, all to `out`. */
export const jsonReport = (terminal: Terminal): ImportReport => {
  const write = (document: object) => terminal.out(JSON.stringify(document));
  return {
    row: (line, outcome) =>
      write({
        row: line,
        ...(outcome.kind === 'rejected' ? { outcome: 'rejected', errors: outcome.errors } : outcome.imported),
      }),
    end: ({ rows, counts, warnings, isInterrupted }) => {
      const { 'would-import': wouldImport, ...others } = counts;
      write({ rows, done: doneRows(counts), ...others, wouldImport, warnings, interrupted: isInterrupted });
    },
  };
};

export const issueText = ({ field, detail }: RowIssue): string => `${field}: ${detail}`;

/** Such as `width must be at least 1400 pixels; the image has 300`. */
const artworkIssueText = ({ field, detail }: ImageIssue): string =>
  field === 'file' ? detail : `${{ sizeBytes: 'size' }[field as string] ?? field} ${detail}`;

export const rejectionText = (failure: ImportRejected): string => {
  switch (failure.kind) {
    case 'delivery-invalid':
      return failure.detail;
    case 'file-missing':
      return `${failure.file}: file not found`;
    case 'file-changed':
      return `${failure.file}: changed during the import; run the import again`;
    case 'isrc-taken':
      return `isrc: ${failure.isrc} already belongs to ${failure.holder}`;
    case 'audio-rejected':
      return `${failure.file}: ${failure.detail}`;
    case 'artwork-rejected':
      return failure.issues.map((issue) => `${failure.file}: ${artworkIssueText(issue)}`).join('; ');
    case 'artwork-deleted':
      return `${failure.file}: this cover was being deleted; run the import again`;
    case 'several':
      return failure.failures.map(rejectionText).join('; ');
    case 'contended':
      return 'other processes kept changing the track; run the import again';
  }
};
