import type { DomainEvent } from '../../../src/domain/shared/event.ts';
import {
  LicenseId,
  TrackId,
  type DeliveryId,
  type EventId,
  type LicenseId as License,
} from '../../../src/domain/shared/ids.ts';
import type { Adapters } from '../../../src/main/features/wiring/container.ts';
import { concerns, member, subjectOf } from './check.ts';
import type { Listener } from './listeners.ts';

type Ports = Pick<Adapters, 'outbox' | 'ledger' | 'library' | 'queue'>;

export const allEvents = async ({ outbox }: Ports): Promise<readonly DomainEvent[]> => {
  const recorded: DomainEvent[] = [];
  for (;;) {
    const last: EventId | undefined = recorded.at(-1)?.eventId;
    const page = await outbox.list({ limit: 1_000, ...(last && { after: last }) });
    if (page.length === 0) return recorded;
    recorded.push(...page);
  }
};

/** Returns whether the records agree with an event. */
const happened = async ({ ledger, library }: Ports, event: DomainEvent): Promise<boolean> => {
  const { type } = event;
  if (type.startsWith('license.')) {
    const license = await ledger.find(LicenseId(member(event, 'licenseId')));
    return license !== undefined && (type === 'license.issued' || license.status === 'revoked');
  }
  const track = await library.find(TrackId(member(event, 'trackId')));
  return track !== undefined && track.catalogVersion >= Number(member(event, 'catalogVersion'));
};

const licensesOf = async ({ ledger }: Ports, { platformId }: Listener) => {
  const found: { readonly licenseId: License; readonly status: string }[] = [];
  let after: License | undefined;
  do {
    const page = await ledger.list({ platformId }, { limit: 100, now: Date.now(), ...(after && { after }) });
    found.push(...page.licenses);
    after = page.next;
  } while (after !== undefined);
  return found;
};

const deliveredTo = async ({ queue }: Ports, { platformId, endpointId }: Listener) => {
  const found: EventId[] = [];
  let after: DeliveryId | undefined;
  do {
    const page = await queue.list({ platformId, endpointId }, { limit: 500, ...(after && { after }) });
    found.push(...page.deliveries.map(({ eventId }) => eventId));
    after = page.next;
  } while (after !== undefined);
  return new Set(found);
};

/** Returns records and events that contradict each other, and events without a required delivery. */
export const recordIssues = async (
  ports: Ports,
  recorded: readonly DomainEvent[],
  listeners: readonly Listener[],
): Promise<readonly string[]> => {
  const issues: string[] = [];
  for (const event of recorded)
    if (!(await happened(ports, event))) issues.push(`sent, but did not happen: ${subjectOf(event)}`);
  const subjects = new Set(recorded.map(subjectOf));
  const platforms = new Map(listeners.map((listener) => [listener.platformId, listener]));
  for (const listener of platforms.values())
    for (const { licenseId, status } of await licensesOf(ports, listener))
      for (const type of ['license.issued', ...(status === 'revoked' ? ['license.revoked'] : [])])
        if (!subjects.has(`${type} ${licenseId}`))
          issues.push(`happened, but not sent: ${type} ${licenseId}`);
  for (const listener of listeners) {
    const delivered = await deliveredTo(ports, listener);
    for (const event of recorded)
      if (concerns(listener, event) !== delivered.has(event.eventId))
        issues.push(
          `${delivered.has(event.eventId) ? 'a delivery too many' : 'no delivery'}: ${subjectOf(event)} at ${listener.path}`,
        );
  }
  return issues;
};
