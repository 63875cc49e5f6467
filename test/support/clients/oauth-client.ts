import * as oauth from 'oauth4webapi';
import type { Partner, TestService } from '../service/service.ts';

const plainHttp = { [oauth.allowInsecureRequests]: true };

/** An OAuth client library as any partner would install it, which knows only the address of the service. */
export const oauthClient = async (service: TestService, { clientId, clientSecret }: Partner) => {
  const issuer = new URL(service.baseUrl);
  const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...plainHttp });
  const server = await oauth.processDiscoveryResponse(issuer, found);
  const client = { client_id: clientId };
  const grant = async (authentication: oauth.ClientAuth, scope?: string) => {
    const parameters = new URLSearchParams(scope === undefined ? {} : { scope });
    const replied = await oauth.clientCredentialsGrantRequest(
      server,
      client,
      authentication,
      parameters,
      plainHttp,
    );
    return oauth.processClientCredentialsResponse(server, client, replied);
  };
  const basic = oauth.ClientSecretBasic(clientSecret);
  return {
    byBasic: (scope?: string) => grant(basic, scope),
    byPost: (scope?: string) => grant(oauth.ClientSecretPost(clientSecret), scope),
    withSecret: (secret: string) => grant(oauth.ClientSecretBasic(secret)),
    end: async (token: string) =>
      oauth.processRevocationResponse(await oauth.revocationRequest(server, client, basic, token, plainHttp)),
    /** The library's view of a token, as a resource server. */
    claimsOf: (token: string) =>
      oauth.validateJwtAccessToken(
        server,
        new Request(service.baseUrl, { headers: { authorization: `Bearer ${token}` } }),
        'platform',
        plainHttp,
      ),
  };
};
