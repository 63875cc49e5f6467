import type { Answered } from '../../../clients/partner-client.ts';
import type { Stage } from '../../stage.ts';

const form = (fields: Readonly<Record<string, string>>) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const grant = ({ owner: { clientId, clientSecret } }: Stage) =>
  form({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });

const revocation = async ({ owner: { clientId, clientSecret, token } }: Stage) =>
  form({ token: await token(), client_id: clientId, client_secret: clientSecret });

/** For the operations of OAuth, a request that succeeds. */
export const oauthSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createOAuthToken: async (stage) => stage.anyone.ask('POST', '/oauth/token', grant(stage)),
  createOAuthTokenV1: async (stage) => stage.anyone.ask('POST', '/api/v1/oauth/token', grant(stage)),
  revokeOAuthToken: async (stage) => stage.anyone.ask('POST', '/oauth/revoke', await revocation(stage)),
  revokeOAuthTokenV1: async (stage) =>
    stage.anyone.ask('POST', '/api/v1/oauth/revoke', await revocation(stage)),
};
