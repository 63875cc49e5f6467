import type { PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import type { Months, TrackUse } from '../../../../ports/driven/usage/usage-journal.ts';
import type { CountRow } from '../../collection.ts';
import { usageOfTracks } from '../../collections/usage.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';

type Row = CountRow<keyof Omit<TrackUse, 'month' | 'platformId' | 'territory'>>;

const useIn = ({ month, platformId, territory, ...row }: Row): TrackUse => ({
  ...{ month: String(month), platformId: platformId as PlatformId },
  ...(territory !== '' && { territory: String(territory) }),
  ...{ plays: row.plays, impressions: row.impressions },
  ...{ unlicensedPlays: row.unlicensedPlays, unlicensedImpressions: row.unlicensedImpressions },
});

/** The place of a row: the platform and the territory are its ID. */
const placeOf = ({ month, platformId, territory = '' }: TrackUse): ListPlace => ({
  ...{ at: month, id: `${platformId} ${territory}` },
});

const keyAfter = ({ at, id }: ListPlace) => {
  const [platformId = '', territory = ''] = id.split(' ');
  return [String(at), platformId, territory];
};

export const useOfTrack = async (
  kernel: Kernel,
  trackId: TrackId,
  { from, to }: Months,
  { limit, after }: { readonly limit: number; readonly after?: ListPlace },
): Promise<ListPage<TrackUse>> => {
  const range = { equal: [trackId], from, until: to, limit: limit + 1 };
  const read = page(usageOfTracks.indexes.key, { ...range, ...(after && { after: keyAfter(after) }) });
  const rows = await kernel.read(read);
  const items = rows.slice(0, limit).map(useIn);
  const last = items.at(-1);
  return { items, ...(last && rows.length > limit && { next: placeOf(last) }) };
};
