import { Code } from '../../kit/display/code.tsx';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { useSession } from '../../session/session.tsx';
import { rich, t } from '../../texts/texts.ts';

const samplesOf = (origin: string, clientId: string, scopes: readonly string[]) => [
  {
    name: 'curl',
    text: `curl -X POST '${origin}/oauth/token' \\
  -u "${clientId}:$CLIENT_SECRET" \\
  -d grant_type=client_credentials \\
  -d 'scope=${scopes.join(' ')}'`,
  },
  {
    name: 'TypeScript',
    text: `import { PlatformLicensing } from '@platform-licensing/client';

// Gets a token, caches it for an hour, and renews it in time.
const api = new PlatformLicensing({
  baseUrl: '${origin}',
  credentials: {
    clientId: '${clientId}',
    clientSecret: process.env.CLIENT_SECRET,
  },
});
const tracks = await api.searchTracks({ q: 'night' });`,
  },
  {
    name: 'Python',
    text: `from oauthlib.oauth2 import BackendApplicationClient
from requests_oauthlib import OAuth2Session  # pip install requests-oauthlib

client_id = "${clientId}"
session = OAuth2Session(client=BackendApplicationClient(client_id=client_id))
session.fetch_token("${origin}/oauth/token", client_id=client_id, client_secret=CLIENT_SECRET)
tracks = session.get("${origin}/api/v1/tracks", params={"q": "night"}).json()`,
  },
];

const linkTo = (origin: string, path: string) => (
  <a href={path}>
    <code>{`${origin}${path}`}</code>
  </a>
);

/** The settings that an OAuth client library needs. */
export const OAuthDetails = () => {
  const { session } = useSession();
  const { scopes, clientId } = session.platform;
  const { origin } = globalThis.location;
  return (
    <Panel title="OAuth 2.0">
      <Facts
        of={[
          [
            t('credentials.clientID'),
            <span key="client" className="hint-of">
              <CopiedId id={clientId} what={t('credentials.clientIdToCopy')} />
            </span>,
          ],
          [t('credentials.tokenURL'), <code key="token">{`${origin}/oauth/token`}</code>],
          [t('credentials.grantType'), <code key="grant">client_credentials</code>],
          [
            t('credentials.clientAuthentication'),
            <span key="methods">
              {rich('credentials.eitherOr', {
                one: <code>client_secret_basic</code>,
                other: <code>client_secret_post</code>,
              })}
            </span>,
          ],
          [t('credentials.token'), t('credentials.signedJWTValidForOne')],
          ['JWKS', <span key="jwks">{linkTo(origin, '/.well-known/jwks.json')}</span>],
          [
            t('credentials.metadata'),
            <span key="metadata">{linkTo(origin, '/.well-known/oauth-authorization-server')}</span>,
          ],
          [
            t('credentials.yourScopes'),
            <span key="scopes" className="scopes">
              {scopes.map((scope) => (
                <code key={scope}>{scope}</code>
              ))}
            </span>,
          ],
        ]}
      />
      <Code title={t('credentials.getAToken')} samples={samplesOf(origin, clientId, scopes)} />
    </Panel>
  );
};
