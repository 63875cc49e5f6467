import { account } from '../fr/account.ts';
import { credentials } from '../fr/credentials.ts';
import { members } from '../fr/members.ts';
import { overview } from '../fr/overview.ts';
import { plan } from '../fr/plan.ts';
import { settings } from '../fr/settings.ts';
import { webhooks } from '../fr/webhooks.ts';
import { endpoints } from '../fr/webhooks/endpoints.ts';
import { deliveries } from '../fr/webhooks/deliveries.ts';
import { webhookSearch } from '../fr/webhooks/search.ts';
import { inbound } from '../fr/webhooks/inbound.ts';
import { territories } from '../../kit/language/fr/territories.ts';

/** The texts of the other pages in French. */
export const french = {
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
