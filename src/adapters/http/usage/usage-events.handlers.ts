import { nextMonth, timestamp } from '../../../domain/shared/calendar.ts';
import { LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { ListedUsageEvent, Usage, UsageList, UsageListInput } from '../../../ports/driving/usage.ts';
import { trackSummaryView } from '../catalog/track-summary.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { csv, csvOfPages } from '../vocabulary/csv.ts';
import { instantOf } from '../vocabulary/fields.ts';
import {
  listUsageEvents,
  listUsageEventsForStaff,
  type UsageEvent,
  type UsageFilters,
} from './usage-events.contract.ts';

export interface UsageListDependencies extends Pick<Usage, 'listUsage' | 'listUsageForStaff'> {
  readonly baseUrl: string;
}

export const usageListEndpoints = ({
  listUsage,
  listUsageForStaff,
  baseUrl,
}: UsageListDependencies): readonly Endpoint[] => [
  endpoint(listUsageEvents, async ({ caller, query, mediaType }) =>
    answered((input) => listUsage({ ...input, caller }), query, mediaType, baseUrl),
  ),
  endpoint(listUsageEventsForStaff, async ({ caller, params, query, mediaType }) =>
    answered((input) => listUsageForStaff({ ...input, ...params, caller }), query, mediaType, baseUrl),
  ),
];

type Lister<Failure> = (input: UsageListInput) => Promise<Result<UsageList, Failure>>;

const answered = async <Failure>(
  list: Lister<Failure>,
  query: UsageFilters,
  mediaType: string,
  baseUrl: string,
) => {
  const input = inputOf(query);
  const asFile = query.format === undefined ? mediaType === csv : query.format === 'csv';
  const page = await list(asFile ? { ...input, limit: rowsPerPage } : input);
  if (!page.ok) return page;
  if (!asFile) {
    const { events, nextCursor } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return {
      status: 200,
      body: { data: events.map((listed) => eventView(listed, baseUrl)), pagination },
    } as const;
  }
  const headers = { 'content-disposition': 'attachment; filename="usage-events.csv"' };
  const bytes = csvOfPages(columns, page.value, {
    rowsOf: ({ events }) => events.map(cellsOf),
    next: (cursor) => list({ ...input, limit: rowsPerPage, cursor }),
  });
  return { status: 200, mediaType: csv, bytes, headers } as const;
};

const inputOf = ({
  from,
  to,
  month,
  trackId,
  licenseId,
  format: _,
  ...rest
}: UsageFilters): UsageListInput => {
  const first = month === undefined ? undefined : Date.parse(`${month}-01`);
  return {
    ...rest,
    ...(from !== undefined && { from: instantOf(from) }),
    ...(to !== undefined && { to: instantOf(to) }),
    ...(first !== undefined && { from: first, to: nextMonth(first) }),
    ...(trackId !== undefined && { trackId: TrackId(trackId) }),
    ...(licenseId !== undefined && { licenseId: LicenseId(licenseId) }),
  };
};

const eventView = (
  { event: { occurredAt, receivedAt, platformId: _, ...event }, track }: ListedUsageEvent,
  baseUrl: string,
): UsageEvent => ({
  ...event,
  ...trackSummaryView(track, baseUrl),
  occurredAt: timestamp(occurredAt),
  receivedAt: timestamp(receivedAt),
});

/** Number of events in one read for a CSV file. */
const rowsPerPage = 500;

const columns = [
  ...(['usageId', 'eventId', 'eventType', 'trackId', 'licenseId', 'contentId', 'quantity'] as const),
  ...(['occurredAt', 'receivedAt', 'territory', 'channel', 'unlicensed', 'unlicensedReason'] as const),
  ...(['title', 'artists'] as const),
] as const;

/** Returns the cells of an event; the names of artists are in one cell. */
const cellsOf = (listed: ListedUsageEvent) => {
  const { artists, ...event } = eventView(listed, '');
  return columns.map((column) => (column === 'artists' ? artists?.join('; ') : event[column]));
};
