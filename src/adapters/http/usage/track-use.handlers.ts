import { TrackId } from '../../../domain/shared/ids.ts';
import type { TrackUse } from '../../../ports/driven/usage/usage-journal.ts';
import type { Usage } from '../../../ports/driving/usage.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { csv, csvOfPages } from '../vocabulary/csv.ts';
import { listTrackUse, type TrackUseView } from './track-use.contract.ts';

const view = ({ unlicensedPlays, unlicensedImpressions, ...use }: TrackUse): TrackUseView => ({
  ...use,
  unlicensed: { plays: unlicensedPlays, impressions: unlicensedImpressions },
});

const columns = [
  ...(['month', 'platformId', 'territory', 'plays', 'impressions'] as const),
  ...(['unlicensedPlays', 'unlicensedImpressions'] as const),
] as const;

/** Number of sums in one read for a CSV file. */
const rowsPerPage = 1_000;

export const trackUseEndpoints = (use: Pick<Usage, 'listTrackUse'>): readonly Endpoint[] => [
  endpoint(listTrackUse, async ({ caller, params, query: { format, ...query }, mediaType }) => {
    const asFile = format === undefined ? mediaType === csv : format === 'csv';
    const trackId = TrackId(params.trackId);
    const input = { ...query, caller, trackId, ...(asFile && { limit: rowsPerPage }) };
    const found = await use.listTrackUse(input);
    if (!found.ok) return found;
    if (!asFile) {
      const pagination = { limit: query.limit, nextCursor: found.value.nextCursor };
      return { status: 200, body: { data: found.value.use.map(view), pagination } };
    }
    const headers = { 'content-disposition': `attachment; filename="${trackId}-usage.csv"` };
    const bytes = csvOfPages(columns, found.value, {
      rowsOf: (page) => page.use.map((one) => columns.map((column) => one[column])),
      next: (cursor) => use.listTrackUse({ ...input, cursor }),
    });
    return { status: 200, mediaType: csv, bytes, headers };
  }),
];
