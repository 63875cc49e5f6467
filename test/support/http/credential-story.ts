import type { CredentialKind } from '../../../src/domain/platforms/credential.ts';
import type { PartnerClient } from '../clients/partner-client.ts';
import type { Partner, TestService } from '../service/service.ts';
import { portalSession } from './portal.ts';

const codeIn = (url: string): string => url.slice(url.indexOf('#code=') + '#code='.length);

/** The outcome for everything that a credential gave access to: `works`, or the problem code of its use. */
export type Outcomes = Readonly<Record<string, string>>;

/**
 * Creates a credential with another one, and opens everything with it that can be opened: tokens, sessions, links, and
 * a further credential.
 */
export const credentialStory = async (
  service: Pick<TestService, 'anyone' | 'aTrackWithSound'>,
  partner: Partner,
  kind: CredentialKind,
  settings: object = {},
) => {
  const { anyone } = service;
  const { slug, clientId, client } = partner;
  const path = `/api/v1/platforms/${slug}/credentials`;
  const create = (by: PartnerClient, body: object) => by.post(path, body);
  const creator = await create(client, { kind: 'api_key', name: 'Creator' });
  const created = await create(anyone.as(creator.member('apiKey')), { kind, ...settings });
  const secret = kind === 'api_key' ? created.member('apiKey') : created.member('clientSecret');
  const exchangedBy = (by: PartnerClient) =>
    by.post('/api/v1/auth/token', { clientId, clientSecret: secret });
  const bearer = kind === 'api_key' ? secret : (await exchangedBy(anyone)).member('accessToken');
  const own = anyone.as(bearer);

  const aLink = async () => codeIn((await own.post(`/api/v1/platforms/${slug}/portal-links`)).member('url'));
  const proof = kind === 'api_key' ? secret : { code: await aLink() };
  const { headers } = await portalSession(anyone, proof);
  const session = anyone.withHeaders(headers);
  const linked = await portalSession(anyone, { code: await aLink() });
  const unused = await aLink();
  const { trackId } = await service.aTrackWithSound();
  const stream = await own.getWithRetries(`/api/v1/tracks/${trackId}/stream`);
  const preview = stream.member('url');
  const descendant = await create(session, { kind: 'client_secret', name: 'Descendant' });

  const said = async (asking: ReturnType<PartnerClient['get']>) => {
    const { status, code } = await asking;
    return status < 300 ? 'works' : (code ?? String(status));
  };
  return {
    creatorId: creator.member('credentialId'),
    credentialId: created.member('credentialId'),
    bearer,
    /** The program that created everything. */
    by: anyone,
    session,
    sessionHeaders: headers,
    /** Follows the unused link, so that it can be asked for once by a program that may follow it. */
    outcomes: async (by = anyone): Promise<Outcomes> => ({
      ...(kind === 'client_secret' && { secret: await said(exchangedBy(by)) }),
      [kind === 'api_key' ? 'key' : 'token']: await said(by.as(bearer).get('/api/v1/tracks')),
      session: await said(by.withHeaders(headers).get('/api/v1/portal/session')),
      'session by link': await said(by.withHeaders(linked.headers).get('/api/v1/portal/session')),
      link: await said(by.post('/api/v1/portal/sessions', { code: unused })),
      'media link': await said(by.get(preview)),
      descendant: await said(
        by.post('/api/v1/auth/token', { clientId, clientSecret: descendant.member('clientSecret') }),
      ),
    }),
  };
};
export type CredentialStory = Awaited<ReturnType<typeof credentialStory>>;
