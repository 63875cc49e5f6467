import type { UpdateWebhookEndpointDto, WebhookEndpoint } from '@platform-licensing/client';
import { changedIn } from '../../../kit/merge-edits.ts';
import { selectedOf, type SelectableType } from '../event-types.ts';
import { headersEdit, storedHeaders, type HeaderDraft } from './header-draft.ts';
import { t } from '../../../texts/texts.ts';

/** The values of the form. */
export interface EndpointDraft {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly SelectableType[];
  readonly headers: readonly HeaderDraft[];
}

export const draftOf = ({ url, description = '', eventTypes, headers }: WebhookEndpoint): EndpointDraft => ({
  url,
  description,
  eventTypes: selectedOf(eventTypes),
  headers: storedHeaders(headers),
});

/** Returns the changed members; undefined if there are none. */
export const editOf = (before: EndpointDraft, after: EndpointDraft): UpdateWebhookEndpointDto | undefined => {
  const changed = changedIn(before, after);
  if (changed.length === 0) return undefined;
  return {
    ...(changed.includes('url') && { url: after.url }),
    ...(changed.includes('description') && {
      description: after.description === '' ? null : after.description,
    }),
    ...(changed.includes('eventTypes') && { eventTypes: [...after.eventTypes] }),
    ...(changed.includes('headers') && { headers: headersEdit(before.headers, after.headers) }),
  };
};

/** Names what someone else changed, with the current values. */
export const changesOf = (
  before: WebhookEndpoint,
  now: WebhookEndpoint,
): readonly (readonly [name: string, now: string])[] => {
  const changed = changedIn(before, now);
  const fields: readonly (readonly [member: string, name: string, now: string])[] = [
    ['url', 'URL', now.url],
    ['description', t('endpoints.description'), now.description ?? t('endpoints.none')],
    ['eventTypes', t('endpoints.eventTypes'), now.eventTypes.join(', ')],
    [
      'status',
      t('endpoints.status'),
      now.status === 'enabled' ? t('endpoints.enabled') : t('endpoints.disabled'),
    ],
    [
      'headers',
      t('endpoints.customHeaders'),
      now.headers.map(({ name }) => name).join(', ') || t('endpoints.none'),
    ],
    ['secrets', t('endpoints.signingSecret'), t('endpoints.rotated')],
  ];
  return fields
    .filter(([member]) => changed.includes(member))
    .map(([, name, value]) => [name, value] as const);
};
