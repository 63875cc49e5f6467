import type { Track } from '../../../../domain/catalog/track.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { LicenseId, TrackId } from '../../../../domain/shared/ids.ts';
import type { LicenseFilter } from '../../../../ports/driven/licensing/license-ledger.ts';
import { tracks } from '../../collections/catalog.ts';
import { licenses } from '../../collections/licensing.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { peekPage, type PageRange } from '../../program.ts';

const { byChange, byCoverage, lapsing, revoked, expired } = licenses.indexes;
const { requiringAction, byComplianceChange } = tracks.indexes;

/**
 * The number of IDs up to which sorting them is faster than scanning a long list for the few that meet a
 * condition.
 */
const maxIds = 5_000;
/**
 * The number of tracks up to which finding them among the licenses of a platform is faster than scanning all
 * of these.
 */
const maxTracks = 20_000;
/** The number of tracks whose licenses one query reads. */
const tracksPerBatch = 500;

/** Returns the IDs that an index finds, or undefined if there are more than `max`. */
const idsIn = async <Stored>(
  kernel: Kernel,
  index: Index<Stored>,
  member: string,
  range: Omit<PageRange, 'limit'>,
  max: number,
): Promise<readonly string[] | undefined> => {
  const found = await kernel.read(peekPage(index, { ...range, limit: max + 1 }, member));
  return found.length > max ? undefined : found.map((row) => String(row[member]));
};

/**
 * A license whose term ended is stored as active until its binding is licensed again: then it moves from
 * `lapsing` to the other indexes, never back. Reads in this order may return it twice, but never miss it.
 */
type Candidates = Promise<readonly LicenseId[] | undefined>;

const together = async (
  parts: readonly ((max: number) => Promise<readonly string[] | undefined>)[],
): Candidates => {
  const found = new Set<string>();
  for (const part of parts) {
    const ids = await part(maxIds - found.size);
    if (!ids) return undefined;
    for (const id of ids) found.add(id);
  }
  return [...found] as LicenseId[];
};

/** Returns licenses of a platform for tracks about which decisions were taken. */
const ofTracks = async (
  kernel: Kernel,
  { platformId, trackId }: LicenseFilter,
  decided: { readonly index: Index<Track>; readonly range: Omit<PageRange, 'limit'> },
): Candidates => {
  const all = await idsIn(kernel, decided.index, 'trackId', decided.range, maxTracks);
  const requested = trackId === undefined ? all : [trackId];
  if (!requested || !all) return undefined;
  const known = new Set<string>(all);
  const wanted = requested.filter((id) => known.has(id)) as TrackId[];
  const slices = Array.from({ length: Math.ceil(wanted.length / tracksPerBatch) }, (_, n) =>
    wanted.slice(n * tracksPerBatch, (n + 1) * tracksPerBatch),
  );
  return together(
    slices.map(
      (among) => (max: number) => idsIn(kernel, byCoverage, 'licenseId', { equal: [platformId], among }, max),
    ),
  );
};

const updatedSince = async (
  kernel: Kernel,
  filter: LicenseFilter,
  since: Instant,
  now: Instant,
): Candidates => {
  const equal = [filter.platformId];
  const concerned = await ofTracks(kernel, filter, { index: byComplianceChange, range: { from: since } });
  if (!concerned) return undefined;
  return together([
    async () => concerned,
    (max) => idsIn(kernel, lapsing, 'licenseId', { equal, from: since, until: now }, max),
    (max) => idsIn(kernel, byChange, 'licenseId', { equal, from: since }, max),
  ]);
};

/**
 * Returns a superset of the IDs of licenses that meet a filter, found by the index of a selective condition,
 * or undefined if there is none.
 */
export const candidatesFor = async (kernel: Kernel, filter: LicenseFilter, now: Instant): Candidates => {
  const { platformId, trackId, status, compliance, updatedSince: since } = filter;
  const equal = [platformId];
  const looks: (() => Candidates)[] = [];
  if (compliance === 'on_hold' || compliance === 'must_remove')
    looks.push(() => ofTracks(kernel, filter, { index: requiringAction, range: {} }));
  if (since !== undefined) looks.push(() => updatedSince(kernel, filter, since, now));
  // Without a track, the index of revoked licenses has the order of the list.
  if (status === 'revoked' && trackId !== undefined)
    looks.push(() => together([(max) => idsIn(kernel, revoked, 'licenseId', { equal }, max)]));
  if (status === 'expired')
    looks.push(() =>
      together([
        (max) => idsIn(kernel, lapsing, 'licenseId', { equal, until: now }, max),
        (max) => idsIn(kernel, expired, 'licenseId', { equal }, max),
      ]),
    );
  for (const look of looks) {
    const found = await look();
    if (found) return found;
  }
  return undefined;
};
