import type { UpdateWebhookEndpointDto, WebhookEndpoint } from '@platform-licensing/client';
import { changedIn } from '../../../kit/merge-edits.ts';
import { chosenOf, type ChosenType } from '../event-kinds.ts';

/** An endpoint as its form holds it. */
export interface EndpointDraft {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly ChosenType[];
}

export const draftOf = ({ url, description = '', eventTypes }: WebhookEndpoint): EndpointDraft => ({
  url,
  description,
  eventTypes: chosenOf(eventTypes),
});

/** Only what differs; undefined where nothing does. */
export const editOf = (before: EndpointDraft, after: EndpointDraft): UpdateWebhookEndpointDto | undefined => {
  const changed = changedIn(before, after);
  if (changed.length === 0) return undefined;
  return {
    ...(changed.includes('url') && { url: after.url }),
    ...(changed.includes('description') && {
      description: after.description === '' ? null : after.description,
    }),
    ...(changed.includes('eventTypes') && { eventTypes: [...after.eventTypes] }),
  };
};

/** What somebody else changed of an endpoint, in words: names, and what they are now. */
export const changesOf = (
  before: WebhookEndpoint,
  now: WebhookEndpoint,
): readonly (readonly [name: string, now: string])[] => {
  const changed = changedIn(before, now);
  const said: readonly (readonly [member: string, name: string, now: string])[] = [
    ['url', 'Address', now.url],
    ['description', 'Description', now.description ?? 'none'],
    ['eventTypes', 'What it hears of', now.eventTypes.join(', ')],
    ['status', 'State', now.status === 'enabled' ? 'it is sent to' : 'nothing is sent to it'],
    ['secrets', 'Signing secret', 'another one'],
  ];
  return said.filter(([member]) => changed.includes(member)).map(([, name, value]) => [name, value] as const);
};
