import { account } from '../es/account.ts';
import { credentials } from '../es/credentials.ts';
import { members } from '../es/members.ts';
import { overview } from '../es/overview.ts';
import { plan } from '../es/plan.ts';
import { settings } from '../es/settings.ts';
import { webhooks } from '../es/webhooks.ts';
import { endpoints } from '../es/webhooks/endpoints.ts';
import { deliveries } from '../es/webhooks/deliveries.ts';
import { webhookSearch } from '../es/webhooks/search.ts';
import { inbound } from '../es/webhooks/inbound.ts';
import { territories } from '../../kit/language/es/territories.ts';

/** The texts of the other pages in Spanish. */
export const spanish = {
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
