import { timestamp } from '../../../../domain/shared/calendar.ts';
import type { Cue } from '../../../../domain/webhooks/cue-sheet.ts';
import type * as offered from '../../../../ports/driving/webhooks/inbound.ts';
import { rightsView } from '../../catalog/track.view.ts';
import { csvRows } from '../../vocabulary/csv.ts';
import { missingProduction, type CueSheet, type Production } from './cue-sheet.contract.ts';

const cueView = ({
  artists,
  writers,
  publishers,
  sharesSince,
  missing,
  ...cue
}: Cue): CueSheet['cues'][number] => {
  const shares = rightsView({ master: [], writers, publishers });
  return {
    ...cue,
    artists: [...artists],
    ...{ writers: shares.writers, publishers: shares.publishers },
    ...(sharesSince !== undefined && { sharesSince: timestamp(sharesSince) }),
    missing: [...missing],
  };
};

export const cueSheetView = ({ register, cues }: offered.CueSheet, production: Production): CueSheet => {
  const { contentId, at, contentType, territories } = register;
  const missing = missingProduction.filter((name) => production[name] === undefined);
  return {
    ...{ contentId, publishedAt: timestamp(at), ...production },
    ...(contentType && { contentType }),
    ...(territories && { territories: [...territories] }),
    complete: missing.length === 0 && cues.every((cue) => cue.missing.length === 0),
    missing,
    cues: cues.map(cueView),
  };
};

/** Returns a time as hours, minutes, seconds and milliseconds: `00:01:30.250`. */
const timecode = (ms: number | undefined): string => {
  if (ms === undefined) return '';
  const two = (count: number) => String(count).padStart(2, '0');
  const seconds = Math.floor(ms / 1_000);
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock}.${String(ms % 1_000).padStart(3, '0')}`;
};

const columns = [
  ...['productionTitle', 'episode', 'broadcaster', 'productionDate', 'contentId', 'sequence'],
  ...['title', 'artists', 'isrc', 'iswc', 'start', 'end', 'duration', 'use'],
  ...['party', 'name', 'role', 'ipi', 'society', 'sharePct', 'territories'],
  ...['licenseId', 'trackId', 'missing'],
];

type Party = Partial<CueSheet['cues'][number]['writers'][number]> & {
  readonly party?: 'writer' | 'publisher';
  readonly territories?: readonly string[];
};

const partiesOf = ({ writers, publishers }: CueSheet['cues'][number]): readonly Party[] => {
  const parties: readonly Party[] = [
    ...writers.map((writer) => ({ ...writer, party: 'writer' as const })),
    ...publishers.map((publisher) => ({ ...publisher, party: 'publisher' as const })),
  ];
  return parties.length > 0 ? parties : [{}];
};

/** Writes a row for each writer and publisher of each cue, and one for a cue without any. What the sheet lacks is listed in each row. */
export const cueSheetCsv = (sheet: CueSheet): string =>
  csvRows([
    columns,
    ...sheet.cues.flatMap((cue) =>
      partiesOf(cue).map(({ party, name, role, ipi, pro, sharePct, territories }) => [
        ...[sheet.productionTitle, sheet.episode, sheet.broadcaster, sheet.productionDate, sheet.contentId],
        ...[cue.sequence, cue.title, cue.artists.join('; '), cue.isrc, cue.iswc],
        ...[timecode(cue.startMs), timecode(cue.endMs), timecode(cue.durationMs), cue.use],
        ...[party, name, role, ipi, pro, sharePct, territories?.join(' ')],
        ...[cue.licenseId, cue.trackId, [...sheet.missing, ...cue.missing].join(' ')],
      ]),
    ),
  ]);
