import { ContentId, LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { UsageReport } from '../../../domain/usage/usage-event.ts';
import type { BatchOutcome } from '../../../ports/driven/usage/usage-journal.ts';
import type { Usage } from '../../../ports/driving/usage.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf } from '../vocabulary/fields.ts';
import { recordUsage as recordRoute, rejectionCodes } from './usage.contract.ts';
import type { UsageEventDto } from './usage.requests.ts';

export type UsageDependencies = Pick<Usage, 'recordUsage' | 'readUsageBatch'>;

export const usageEndpoints = ({ recordUsage, readUsageBatch }: UsageDependencies): readonly Endpoint[] => [
  endpoint(
    recordRoute,
    async ({ caller, body, idempotencyKey }) => {
      const events = 'events' in body ? body.events : [body];
      const recorded = await recordUsage({
        caller,
        reports: events.map(reportOf),
        ...(idempotencyKey && { idempotencyKey }),
      });
      return recorded.ok ? { status: 201, body: outcomeView(recorded.value) } : recorded;
    },
    async (_request, { resourceId }) => {
      const first = await readUsageBatch({ batchId: resourceId });
      if (!first.ok)
        throw new Error(`an idempotency record names the batch ${resourceId}, which does not exist`);
      return { status: 201, body: outcomeView(first.value) };
    },
  ),
];

/** Converts a report to the domain's type. */
const reportOf = ({
  eventId,
  trackId,
  licenseId,
  contentId,
  occurredAt,
  ...rest
}: UsageEventDto): UsageReport => ({
  ...rest,
  trackId: TrackId(trackId),
  occurredAt: instantOf(occurredAt),
  ...(eventId !== undefined && { eventId: eventId.toLowerCase() }),
  ...(licenseId !== undefined && { licenseId: LicenseId(licenseId) }),
  ...(contentId !== undefined && { contentId: ContentId(contentId) }),
});

const outcomeView = ({ accepted, duplicates, rejected, unlicensed = [] }: BatchOutcome) => ({
  accepted,
  duplicates,
  rejected: rejected.map(({ index, reason }) => ({ index, code: rejectionCodes[reason] })),
  unlicensed,
});
