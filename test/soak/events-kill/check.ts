import { Webhook } from 'standardwebhooks';
import type { DomainEvent } from '../../../src/domain/shared/event.ts';
import type { Listener } from './listeners.ts';
import type { Delivered } from './receivers.ts';

/** Events that were recorded, and their deliveries. */
export interface Evidence {
  /** All events in the store. */
  readonly recorded: readonly DomainEvent[];
  /** Acknowledged changes, by `subjectOf`. */
  readonly acknowledged: readonly string[];
  readonly listeners: readonly Listener[];
  readonly received: readonly Delivered[];
}

type Subject = Pick<DomainEvent, 'type' | 'data'>;

/** Returns a text or number from the data of an event. */
export const member = ({ data }: Pick<Subject, 'data'>, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the subject of an event, which is unique to one change. */
export const subjectOf = (event: Subject): string =>
  event.type.startsWith('license.')
    ? `${event.type} ${member(event, 'licenseId')}`
    : `${event.type} ${member(event, 'trackId')}@${member(event, 'catalogVersion')}`;

export const concerns = (
  { eventTypes, platformId }: Pick<Listener, 'eventTypes' | 'platformId'>,
  event: Pick<DomainEvent, 'type' | 'platformId'>,
): boolean =>
  eventTypes.includes(event.type) && (event.platformId === undefined || event.platformId === platformId);

const arrives = ({ fate }: Listener): boolean => fate === 'healthy' || fate === 'slow' || fate === 'flaky';

/**
 * Returns a function that lists which events responding endpoints have not accepted yet. Each call looks only at messages
 * that were received since the one before: the endpoints are in the same process, and must not wait for it.
 */
export const outstanding = ({
  recorded,
  listeners,
  received,
}: Omit<Evidence, 'acknowledged'>): (() => readonly string[]) => {
  const missing = new Map<string, string>(
    listeners
      .filter(arrives)
      .flatMap((listener) =>
        recorded
          .filter((event) => concerns(listener, event))
          .map(
            (event) =>
              [
                `${event.eventId} ${listener.path}`,
                `never received: ${subjectOf(event)} at ${listener.path}`,
              ] as const,
          ),
      ),
  );
  let looked = 0;
  return () => {
    for (const { path, headers, taken } of received.slice(looked))
      if (taken) missing.delete(`${headers['webhook-id']} ${path}`);
    looked = received.length;
    return [...missing.values()];
  };
};

/** Verifies a signature with the library of the specification, regardless of its age. */
const isSigned = ({ headers, body }: Pick<Delivered, 'headers' | 'body'>, secret: string): boolean => {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
  return headers['webhook-signature']?.split(' ').includes(signature) === true;
};

const messageIssue = (
  { path, headers, body }: Delivered,
  listener: Listener | undefined,
  event: DomainEvent | undefined,
): string | undefined => {
  const id = headers['webhook-id'] ?? '';
  if (!listener) return `received where no endpoint is: ${path}`;
  if (!isSigned({ headers, body }, listener.secret)) return `not signed: ${id} at ${path}`;
  const message = JSON.parse(body) as Subject & { readonly id: string };
  if (!event) return `never happened: ${subjectOf(message)} at ${path}`;
  if (message.id !== id || subjectOf(message) !== subjectOf(event))
    return `under another id: ${subjectOf(message)} as ${subjectOf(event)}`;
  return concerns(listener, event)
    ? undefined
    : `sent to an endpoint that does not subscribe to it: ${subjectOf(event)} at ${path}`;
};

const repeatsIn = (subjects: readonly string[]): readonly string[] => {
  const known = new Set<string>();
  return subjects.filter((subject) => known.size === known.add(subject).size);
};

/** Returns all violations. The first `judged` messages were found right before. */
export const issuesOf = (evidence: Evidence, judged = 0): readonly string[] => {
  const { recorded, acknowledged, listeners, received } = evidence;
  const subjects = recorded.map(subjectOf);
  const known = new Set(subjects);
  const byPath = new Map(listeners.map((listener) => [listener.path, listener]));
  const byId = new Map<string, DomainEvent>(recorded.map((event) => [event.eventId, event]));
  return [
    ...acknowledged.filter((subject) => !known.has(subject)).map((subject) => `not sent: ${subject}`),
    ...repeatsIn(subjects).map((subject) => `sent twice: ${subject}`),
    ...outstanding(evidence)(),
    ...received
      .slice(judged)
      .flatMap(
        (message) =>
          messageIssue(message, byPath.get(message.path), byId.get(message.headers['webhook-id'] ?? '')) ??
          [],
      ),
  ];
};
