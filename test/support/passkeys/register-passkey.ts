import type { PartnerClient } from '../clients/partner-client.ts';
import type { Deviations, softwareAuthenticator } from './software-authenticator.ts';

const passkeys = '/api/v1/portal/passkeys';

/** Registers the key of an authenticator in the session of a member. */
export const registerPasskey = async (
  client: PartnerClient,
  authenticator: ReturnType<typeof softwareAuthenticator>,
  deviations: Deviations = {},
) => {
  const started = await client.post(`${passkeys}/registrations`);
  const response = authenticator.create(started.body['options'] as Record<string, unknown>, deviations);
  const state = started.member('state');
  const added = await client.post(passkeys, { name: 'Laptop', state, response });
  return { started, added, state, response };
};
