import { german as kit } from '../kit/language/de.ts';
import { account } from './de/account.ts';
import { catalog } from './de/catalog.ts';
import { collections } from './de/collections.ts';
import { credentials } from './de/credentials.ts';
import { licenses } from './de/licenses.ts';
import { members } from './de/members.ts';
import { overview } from './de/overview.ts';
import { plan } from './de/plan.ts';
import { session } from './de/session.ts';
import { settings } from './de/settings.ts';
import { shell } from './de/shell.ts';
import { webhooks } from './de/webhooks.ts';
import { endpoints } from './de/webhooks/endpoints.ts';
import { deliveries } from './de/webhooks/deliveries.ts';
import { inbound } from './de/webhooks/inbound.ts';
import { track } from './de/catalog/track.ts';
import { license } from './de/licenses/license.ts';

/** The texts of the portal in German, as ICU messages. */
export const german = {
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
