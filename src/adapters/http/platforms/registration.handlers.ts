import type { Tiers } from '../../../domain/platforms/tier.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type * as platforms from '../../../ports/driving/platforms.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { preferredLanguage } from '../vocabulary/preferred-language.ts';
import { platformView } from './platform.views.ts';
import * as routes from './registration.contract.ts';

export interface RegistrationDependencies {
  readonly requestRegistration: platforms.RequestRegistration;
  readonly confirmRegistration: platforms.ConfirmRegistration;
  readonly tiers: Tiers;
}

export const registrationEndpoints = ({ tiers, ...use }: RegistrationDependencies): readonly Endpoint[] => [
  endpoint(routes.requestRegistration, async ({ body, address, acceptLanguage }) => {
    const { acceptTerms: _, contentTypes = [], ...request } = body;
    const requested = await use.requestRegistration({
      ...{ ...request, contentTypes, address },
      ...preferredLanguage(body.language, acceptLanguage),
    });
    if (!requested.ok) return requested;
    const { contactEmail, expiresAt } = requested.value;
    return { status: 202, body: { contactEmail, expiresAt: timestamp(expiresAt) } };
  }),

  endpoint(routes.confirmRegistration, async ({ body }) => {
    const confirmed = await use.confirmRegistration(body);
    if (!confirmed.ok) return confirmed;
    const { platform, apiKey } = confirmed.value;
    return { status: 201, body: { ...platformView(platform, tiers), apiKey } };
  }),
];
