import { fail } from '../../../domain/shared/result.ts';
import type { Access } from '../../../ports/driving/access.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './access.contract.ts';
import { clientOf } from './client-authentication.ts';
import * as published from './published.contract.ts';

export interface AccessDependencies extends Pick<Access, 'exchangeToken' | 'revokeToken' | 'publishKeys'> {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

export const accessEndpoints = (dependencies: AccessDependencies): readonly Endpoint[] => [
  endpoint(routes.exchangeToken, async ({ body: { clientId, clientSecret, scope, scopes }, ip }) => {
    const names = [...namesIn(scope), ...(scopes ?? [])];
    const issued = await dependencies.exchangeToken({ clientId, clientSecret, ip, ...requested(names) });
    if (!issued.ok) return issued;
    const { accessToken, expiresIn } = issued.value;
    return {
      status: 200,
      body: { accessToken, tokenType: 'Bearer', expiresIn, scope: issued.value.scopes.join(' ') },
    };
  }),

  ...routes.tokenRoutes.map((tokenRoute) =>
    endpoint(tokenRoute, async ({ headers, body, ip }) => {
      if (body.grant_type !== 'client_credentials') {
        return fail({ kind: 'grant-type-unsupported', given: body.grant_type });
      }
      const client = clientOf({ ...headers, ...body });
      if (!client.ok) return client;
      const issued = await dependencies.exchangeToken({
        ...client.value,
        ip,
        ...requested(namesIn(body.scope)),
      });
      if (!issued.ok) return issued;
      const { accessToken, expiresIn, scopes } = issued.value;
      return {
        status: 200,
        body: {
          access_token: accessToken,
          token_type: 'Bearer',
          expires_in: expiresIn,
          scope: scopes.join(' '),
        },
        headers: { pragma: 'no-cache' },
      };
    }),
  ),

  ...routes.revokeRoutes.map((revokeRoute) =>
    endpoint(revokeRoute, async ({ headers, body }) => {
      const client = clientOf({ ...headers, ...body });
      if (!client.ok) return client;
      const ended = await dependencies.revokeToken({ ...client.value, token: body.token });
      return ended.ok ? { status: 200, empty: true } : ended;
    }),
  ),

  endpoint(published.tokenKeys, async () => {
    const keys = await dependencies.publishKeys('access-token');
    return keys.ok ? { status: 200, json: JSON.stringify(keys.value) } : keys;
  }),

  endpoint(published.licenseKeys, async () => {
    const keys = await dependencies.publishKeys('license');
    return keys.ok ? { status: 200, json: JSON.stringify(keys.value) } : keys;
  }),

  endpoint(published.readServerMetadata, async () => ({
    status: 200,
    body: published.serverMetadata(dependencies.baseUrl),
  })),
];

const namesIn = (scope = ''): readonly string[] => scope.split(' ').filter((name) => name !== '');

/** Without requested scopes, `scopes` is absent and the token gets all of them. */
const requested = (scopes: readonly string[]) => (scopes.length > 0 ? { scopes } : {});
