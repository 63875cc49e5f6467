import { account } from '../de/account.ts';
import { credentials } from '../de/credentials.ts';
import { members } from '../de/members.ts';
import { overview } from '../de/overview.ts';
import { plan } from '../de/plan.ts';
import { settings } from '../de/settings.ts';
import { webhooks } from '../de/webhooks.ts';
import { endpoints } from '../de/webhooks/endpoints.ts';
import { deliveries } from '../de/webhooks/deliveries.ts';
import { webhookSearch } from '../de/webhooks/search.ts';
import { inbound } from '../de/webhooks/inbound.ts';
import { territories } from '../../kit/language/de/territories.ts';

/** The texts of the other pages in German. */
export const german = {
  ...account,
  ...credentials,
  ...members,
  ...overview,
  ...plan,
  ...settings,
  ...webhooks,
  ...endpoints,
  ...deliveries,
  ...inbound,
  ...webhookSearch,
  ...territories,
} as const;
