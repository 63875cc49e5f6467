import { spanish as kit } from '../kit/language/es.ts';
import { account } from './es/account.ts';
import { catalog } from './es/catalog.ts';
import { collections } from './es/collections.ts';
import { credentials } from './es/credentials.ts';
import { licenses } from './es/licenses.ts';
import { members } from './es/members.ts';
import { overview } from './es/overview.ts';
import { plan } from './es/plan.ts';
import { session } from './es/session.ts';
import { settings } from './es/settings.ts';
import { shell } from './es/shell.ts';
import { webhooks } from './es/webhooks.ts';
import { endpoints } from './es/webhooks/endpoints.ts';
import { deliveries } from './es/webhooks/deliveries.ts';
import { inbound } from './es/webhooks/inbound.ts';
import { track } from './es/catalog/track.ts';
import { license } from './es/licenses/license.ts';

/** The texts of the portal in Spanish, as ICU messages. */
export const spanish = {
  ...kit,
  ...account,
  ...catalog,
  ...collections,
  ...credentials,
  ...licenses,
  ...members,
  ...overview,
  ...plan,
  ...session,
  ...settings,
  ...shell,
  ...webhooks,
  ...endpoints,
  ...deliveries,
  ...inbound,
  ...track,
  ...license,
} as const;
