import type { Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { EventId } from '../shared/ids.ts';
import { disabledBy, type DisabledEndpoint, type EnabledEndpoint } from './endpoint.ts';
import { endpointDisabled, endpointFailing } from './events.ts';
import type { EndpointHealth, Verdict } from './health.ts';

/** The effect of a verdict on an endpoint, and the events that report it. */
export interface Consequences {
  readonly disabled?: DisabledEndpoint;
  readonly events: readonly DomainEvent[];
}

/** Warns of a failing endpoint, or disables one that is gone or failed for too long. */
export const consequencesOf = (
  verdict: Verdict,
  endpoint: EnabledEndpoint,
  { failingSince }: EndpointHealth,
  now: Instant,
  newEventId: () => EventId,
): Consequences => {
  switch (verdict) {
    case 'goes-on':
      return { events: [] };
    case 'warn':
      return { events: [endpointFailing(endpoint, failingSince ?? now, now, newEventId())] };
    case 'disable-failing':
    case 'disable-gone': {
      const disabled = disabledBy(endpoint, verdict === 'disable-gone' ? 'gone' : 'failing', now);
      return { disabled, events: [endpointDisabled(disabled, newEventId())] };
    }
  }
};
