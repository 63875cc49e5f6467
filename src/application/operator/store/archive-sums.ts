import { canonical } from '../../../domain/shared/canonical.ts';
import {
  archiveKinds,
  type Archive,
  type ArchiveKind,
  type ArchivePage,
  type ArchiveRecords,
  type Place,
} from '../../../ports/driven/storage/archive.ts';
import type { Delay, Digest } from '../../../ports/driven/shared/environment.ts';
import type { AuditVerified } from '../../../ports/driving/operator/operator.ts';
import type {
  Difference,
  KindCounts,
  Moved,
  MoveStep,
} from '../../../ports/driving/operator/store-commands.ts';
import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts';
import { unread, withEntries } from './verify-audit.ts';

interface Dependencies {
  readonly source: Archive;
  readonly target: Archive;
  readonly digest: Digest;
  readonly delay: Delay;
}
type Figures = Pick<Dependencies, 'digest' | 'delay'>;

/**
 * Returns the number of records that are read and written at a time: a track of three minutes has about 60 KB of peaks, and
 * some 500 landmarks that are written with it.
 */
export const pageSizeOf = (kind: ArchiveKind): number =>
  kind === 'tracks' || kind === 'upload-sounds' ? 10 : 1_000;

/** Returns every record of a kind, a page at a time. */
async function* pagesOf<Kind extends ArchiveKind>(
  archive: Archive,
  kind: Kind,
  delay: Delay,
): AsyncGenerator<readonly ArchiveRecords[Kind][]> {
  let place: Place | undefined;
  do {
    const after = place === undefined ? {} : { after: place };
    const page: ArchivePage<Kind> = await retryWhileUnavailable(delay, () =>
      archive.read(kind, { limit: pageSizeOf(kind), ...after }),
    );
    yield page.records;
    place = page.next;
  } while (place !== undefined);
}

/**
 * Returns the same sum for the same records in any order: their number, and their digests added modulo 2^256.
 */
const sumOf = async (
  archive: Archive,
  kind: ArchiveKind,
  { digest, delay }: Figures,
  onPage: (records: number) => void,
): Promise<string> => {
  let [records, sum] = [0, 0n];
  for await (const page of pagesOf(archive, kind, delay)) {
    for (const record of page) sum += BigInt(`0x${digest.sha256(canonical(record))}`);
    records += page.length;
    onPage(records);
  }
  return `${records} records, ${BigInt.asUintN(256, sum).toString(16)}`;
};

/** Compares two complete stores. `onProgress` may throw to stop the comparison. */
export const differencesOf = async (
  dependencies: Dependencies,
  onProgress: (step: MoveStep) => void,
): Promise<readonly Difference[]> => {
  const { source, target, delay } = dependencies;
  const differences: Difference[] = [];
  const compare = (what: Difference['what'], inSource: string, inTarget: string) => {
    if (inSource !== inTarget) differences.push({ what, inSource, inTarget });
  };
  for (const kind of archiveKinds) {
    const total = await retryWhileUnavailable(delay, () => source.count(kind));
    // Both stores are read whole, so each accounts for half of the progress.
    const onPage = (records: number) => onProgress({ phase: 'checking', kind, records, total });
    const inTarget = await sumOf(target, kind, dependencies, (records) => onPage(Math.floor(records / 2)));
    const inSource = await sumOf(source, kind, dependencies, (records) =>
      onPage(Math.ceil((total + records) / 2)),
    );
    compare(kind, inSource, inTarget);
  }
  const [inSource, inTarget] = [
    await retryWhileUnavailable(delay, () => source.totals()),
    await retryWhileUnavailable(delay, () => target.totals()),
  ];
  compare('catalogVersion', String(inSource.catalogVersion), String(inTarget.catalogVersion));
  compare('activeLicenses', String(inSource.activeLicenses), String(inTarget.activeLicenses));
  return differences;
};

/** Returns the number of records of each kind. */
export const countsOf = async (archive: Archive, delay: Delay): Promise<KindCounts> => {
  const kinds: { kind: ArchiveKind; records: number }[] = [];
  for (const kind of archiveKinds)
    kinds.push({ kind, records: await retryWhileUnavailable(delay, () => archive.count(kind)) });
  return kinds;
};

const auditOf = async (archive: Archive, { digest, delay }: Figures): Promise<AuditVerified> => {
  let sofar = unread;
  for await (const page of pagesOf(archive, 'audit-entries', delay)) sofar = withEntries(sofar, page, digest);
  return sofar;
};

/** Returns the figures by which an operator checks that everything is there, and verifies the audit log. */
export const totalsOf = async (archive: Archive, figures: Figures): Promise<Omit<Moved, 'already'>> => ({
  kinds: await countsOf(archive, figures.delay),
  ...(await retryWhileUnavailable(figures.delay, () => archive.totals())),
  audit: await auditOf(archive, figures),
});
