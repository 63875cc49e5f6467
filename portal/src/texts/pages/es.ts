import { account } from '../es/account.ts';
import { catalog } from '../es/catalog.ts';
import { collections } from '../es/collections.ts';
import { credentials } from '../es/credentials.ts';
import { licenses } from '../es/licenses.ts';
import { members } from '../es/members.ts';
import { overview } from '../es/overview.ts';
import { plan } from '../es/plan.ts';
import { settings } from '../es/settings.ts';
import { webhooks } from '../es/webhooks.ts';
import { endpoints } from '../es/webhooks/endpoints.ts';
import { deliveries } from '../es/webhooks/deliveries.ts';
import { webhookSearch } from '../es/webhooks/search.ts';
import { inbound } from '../es/webhooks/inbound.ts';
import { track } from '../es/catalog/track.ts';
import { license } from '../es/licenses/license.ts';

/** The texts of the other pages in Spanish. */
export const spanish = {
  ...account,
  ...catalog,
  ...collections,
  ...credentials,
  ...licenses,
  ...members,
  ...overview,
  ...plan,
  ...settings,
  ...webhooks,
  ...endpoints,
  ...deliveries,
  ...inbound,
  ...webhookSearch,
  ...track,
  ...license,
} as const;
