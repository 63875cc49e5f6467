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
import type { Difference, Moved, MoveStep } from '../../../ports/driving/operator/store-commands.ts';
import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts';

interface Dependencies {
  readonly source: Archive;
  readonly target: Archive;
  readonly digest: Digest;
  readonly delay: Delay;
}

/**
 * Returns the number of records that are read at a time: those of tracks contain about 60 KB of peaks each.
 */
export const pageSizeOf = (kind: ArchiveKind): number => (kind === 'tracks' ? 200 : 1_000);

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
  { digest, delay }: Dependencies,
  onProgress: (records: number) => void = () => undefined,
): Promise<string> => {
  let [records, sum] = [0, 0n];
  for await (const page of pagesOf(archive, kind, delay)) {
    for (const record of page) sum += BigInt(`0x${digest.sha256(canonical(record))}`);
    records += page.length;
    onProgress(records);
  }
  return `${records} records, ${BigInt.asUintN(256, sum).toString(16)}`;
};

/** Compares two complete stores. */
export const differencesOf = async (
  dependencies: Dependencies,
  onProgress: (step: MoveStep) => void,
): Promise<readonly Difference[]> => {
  const { source, target } = dependencies;
  const differences: Difference[] = [];
  const compare = (what: Difference['what'], left: string, entered: string) => {
    if (left !== entered) differences.push({ what, left, entered });
  };
  for (const kind of archiveKinds) {
    const total = await source.count(kind);
    const entered = await sumOf(target, kind, dependencies, (records) =>
      onProgress({ phase: 'checking', kind, records, total }),
    );
    compare(kind, await sumOf(source, kind, dependencies), entered);
  }
  const [left, entered] = [
    await source.totals(),
    await retryWhileUnavailable(dependencies.delay, () => target.totals()),
  ];
  compare('catalogVersion', String(left.catalogVersion), String(entered.catalogVersion));
  compare('activeLicenses', String(left.activeLicenses), String(entered.activeLicenses));
  return differences;
};

/** Returns the figures by which an operator checks that everything is there. */
export const totalsOf = async (archive: Archive): Promise<Omit<Moved, 'already'>> => {
  const kinds: { kind: ArchiveKind; records: number }[] = [];
  for (const kind of archiveKinds) kinds.push({ kind, records: await archive.count(kind) });
  return { kinds, ...(await archive.totals()) };
};
