import { account } from '../en/account.ts';
import { credentials } from '../en/credentials.ts';
import { members } from '../en/members.ts';
import { overview } from '../en/overview.ts';
import { plan } from '../en/plan.ts';
import { settings } from '../en/settings.ts';
import { webhooks } from '../en/webhooks.ts';
import { endpoints } from '../en/webhooks/endpoints.ts';
import { deliveries } from '../en/webhooks/deliveries.ts';
import { webhookSearch } from '../en/webhooks/search.ts';
import { inbound } from '../en/webhooks/inbound.ts';
import { territories } from '../../kit/language/en/territories.ts';

/** The texts of the other pages in English. */
export const english = {
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
