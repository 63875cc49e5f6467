import { actorName, type AuditEntry, type ChainLink } from '../../../domain/audit/entry.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { StaffAudit } from '../../../ports/driving/staff/audit.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf, momentOf } from '../vocabulary/fields.ts';
import { readAudit, verifyAudit } from './audit.contract.ts';

const auditView = ({ actor, at, place, previous, ...entry }: AuditEntry) => ({
  ...entry,
  sequence: place,
  previousDigest: previous,
  at: timestamp(at),
  actor: actorName(actor),
});

const anchorOf = ({ place, digest }: ChainLink): string => `${place}:${digest}`;

const linkIn = (anchor: string): ChainLink => {
  const [place = '', digest = ''] = anchor.split(':');
  return { place: Number(place), digest };
};

export const auditEndpoints = (dependencies: StaffAudit): readonly Endpoint[] => [
  endpoint(readAudit, async ({ query: { since, until, ...query } }) => {
    const page = await dependencies.readAudit({
      ...query,
      ...(since !== undefined && { since: instantOf(since) }),
      ...(until !== undefined && { until: momentOf(until) }),
    });
    if (!page.ok) return page;
    const { entries, nextCursor } = page.value;
    return {
      status: 200,
      body: { data: entries.map(auditView), pagination: { limit: query.limit, nextCursor } },
    };
  }),

  endpoint(verifyAudit, async ({ query: { after } }) => {
    const verified = await dependencies.verifyEntries(after === undefined ? {} : { after: linkIn(after) });
    if (!verified.ok) return verified;
    const { entries, last, issue = null, isComplete } = verified.value;
    return { status: 200, body: { entries, last: anchorOf(last), issue, complete: isComplete } };
  }),
];
