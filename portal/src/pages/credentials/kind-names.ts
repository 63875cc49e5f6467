import type { PortalText } from '../../texts/texts.ts';
import type { Kind } from './kinds.ts';

/** Keys of the names and descriptions of the two kinds. */
export const kinds = {
  api_key: { title: 'credentials.apiKeys', use: 'credentials.sentWithEachRequestAs' },
  client_secret: { title: 'credentials.clientSecrets', use: 'credentials.exchangedForAccessTokensWith' },
} as const satisfies Record<Kind, { title: PortalText; use: PortalText }>;
