import { PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import type { ArchiveKind, Place } from '../../../../ports/driven/storage/archive.ts';
import {
  credentialUses,
  reportedIds,
  requestCounts,
  trackPlays,
  usageDays,
  usageEvents,
  usageOfTracks,
  usageTerritories,
  usageTracks,
  type UsageRecord,
} from '../../collections/usage.ts';
import type { Kernel } from '../../kernel.ts';
import { all, insertIfAbsent, page } from '../../program.ts';
import { shares } from '../../repositories/usage/usage-recording.ts';
import {
  addIfAbsent,
  countByReading,
  countsOf,
  kindOf,
  sameAs,
  type Archived,
  type KitKind,
} from '../kind.ts';

type Plays = Archived<'plays-by-day'>;

const isBefore = (one: Pick<Plays, 'day' | 'trackId'>, other: Pick<Plays, 'day' | 'trackId'>): boolean =>
  one.day < other.day || (one.day === other.day && one.trackId < other.trackId);

/** Returns sums of one day and track from every share, in the order of days and tracks. */
const readPlays = async (kernel: Kernel, after: Place | undefined, limit: number) => {
  const behind = after === undefined ? {} : { after: JSON.parse(after) as readonly string[] };
  const pages = await Promise.all(
    shares.map((share) => kernel.read(page(trackPlays.indexes.key, { equal: [share], limit, ...behind }))),
  );
  const sums = new Map<string, Plays>();
  for (const { day, trackId, plays } of pages.flat()) {
    const place = `${String(day)}/${String(trackId)}`;
    const before = sums.get(place)?.plays ?? 0;
    sums.set(place, { day: String(day), trackId: TrackId(String(trackId)), plays: before + plays });
  }
  // A share with a full page may have more after its last sum.
  const records = [...sums.values()].toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  const found = records.slice(0, limit);
  const last = found.at(-1);
  return {
    records: found,
    ...(last && found.length === limit && { next: JSON.stringify([last.day, last.trackId]) }),
  };
};

const [firstShare = ''] = shares;

/** Reports and request counts of platforms. */
export const usageKinds = {
  'usage-events': kindOf<'usage-events', UsageRecord>({
    index: usageEvents.indexes.key,
    others: [reportedIds],
    record: ({ event }) => event,
    write: (events) =>
      all(
        ...events.flatMap((event) => {
          const { platformId, eventId, usageId } = event;
          return [
            insertIfAbsent(usageEvents, { event, batchId: '' }),
            ...(eventId === undefined ? [] : [insertIfAbsent(reportedIds, { platformId, eventId, usageId })]),
          ];
        }),
      ),
  }),
  'usage-by-day': countsOf(
    usageDays,
    ({ platformId, day, ...use }): Archived<'usage-by-day'> => ({
      ...use,
      platformId: PlatformId(String(platformId)),
      day: String(day),
    }),
    ({ platformId, day, ...counts }) => ({ key: [platformId, day], counts }),
  ),
  'usage-by-track': countsOf(
    usageTracks,
    ({ platformId, month, trackId, ...use }): Archived<'usage-by-track'> => ({
      ...use,
      platformId: PlatformId(String(platformId)),
      month: String(month),
      trackId: TrackId(String(trackId)),
    }),
    ({ platformId, month, trackId, ...counts }) => ({ key: [platformId, month, trackId], counts }),
  ),
  'usage-by-territory': countsOf(
    usageTerritories,
    ({ platformId, month, territory, ...use }): Archived<'usage-by-territory'> => ({
      ...use,
      platformId: PlatformId(String(platformId)),
      month: String(month),
      ...(territory !== '' && { territory: String(territory) }),
    }),
    ({ platformId, month, territory = '', ...counts }) => ({ key: [platformId, month, territory], counts }),
  ),
  'usage-of-tracks': countsOf(
    usageOfTracks,
    ({ trackId, month, platformId, territory, ...use }): Archived<'usage-of-tracks'> => ({
      ...use,
      ...{ trackId: TrackId(String(trackId)), month: String(month) },
      platformId: PlatformId(String(platformId)),
      ...(territory !== '' && { territory: String(territory) }),
    }),
    ({ trackId, month, platformId, territory = '', ...counts }) => ({
      ...{ key: [trackId, month, platformId, territory], counts },
    }),
  ),
  'plays-by-day': {
    collections: [trackPlays],
    read: readPlays,
    count: countByReading<'plays-by-day'>(readPlays),
    // Readers add up all shares.
    write: (records) =>
      addIfAbsent(
        trackPlays,
        records.map(({ day, trackId, plays }) => ({ key: [firstShare, day, trackId], counts: { plays } })),
      ),
  } satisfies KitKind<'plays-by-day'>,
  'request-counts': countsOf(
    requestCounts,
    ({ platformId, day, ...counts }): Archived<'request-counts'> => ({
      ...counts,
      platformId: PlatformId(String(platformId)),
      day: String(day),
    }),
    ({ platformId, day, ...counts }) => ({ key: [platformId, day], counts }),
  ),
  'credential-uses': sameAs<'credential-uses'>(credentialUses),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
