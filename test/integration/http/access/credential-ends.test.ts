import { credentialKinds, type CredentialKind } from '../../../../src/domain/platforms/credential.ts';
import { credentialEndings, staffed, type Ending } from '../../../support/http/credential-endings.ts';
import { credentialStory } from '../../../support/http/credential-story.ts';
import { requestEveryOperation, expectAll } from '../../../support/http/operations/everywhere.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

describe('through the kernel', () => {
  let service: TestService;
  let admin: PartnerClient;
  let requested: ReturnType<typeof requestEveryOperation>;
  beforeAll(async () => {
    service = await withoutConnections(await aService());
    admin = service.anyone.as((await service.aColleague('admin')).token);
    requested = requestEveryOperation(service);
  });
  afterAll(() => service.close());

  const begun = async (kind: CredentialKind, settings: Ending['settings'] = () => ({})) => {
    const partner = await service.aPartner();
    const story = await credentialStory(service, partner, kind, settings(service));
    return { service, partner, admin, story };
  };

  describe.each(credentialKinds)('a credential (%s)', (kind) => {
    it('creates tokens, sessions and links that work', async () => {
      const { story } = await begun(kind);
      const outcomes = await story.outcomes();
      expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'works'])));
    });

    it.each(Object.keys(credentialEndings))(
      'that %s ends what it created, for every operation',
      async (name) => {
        const ending: Ending = credentialEndings[name] ?? { act: async () => {}, works: [] };
        const { act, works, code = 'TOKEN_INVALID', settings } = ending;
        const stage = await begun(kind, settings);
        await act(stage);
        const { bearer, session } = stage.story;
        if (!works.includes('session')) {
          const bySession = requestEveryOperation({ ...service, anyone: session });
          expectAll(await bySession(undefined), code === 'PLATFORM_SUSPENDED' ? 403 : 401, code);
        }
        if (!works.includes(kind === 'api_key' ? 'key' : 'token'))
          expectAll(await requested(bearer), code === 'PLATFORM_SUSPENDED' ? 403 : 401, code);
        const outcomes = await stage.story.outcomes();
        const working = Object.keys(outcomes).filter((thing) => outcomes[thing] === 'works');
        expect(working).toEqual(Object.keys(outcomes).filter((thing) => works.includes(thing)));
      },
    );
  });

  it('the audit log records who ended all sessions', async () => {
    const partner = await service.aPartner();
    await admin.post(`${staffed(partner)}/sessions/end`);
    const audit = await admin.get(`/api/v1/staff/audit?subject=${partner.platformId}`);
    expect(audit.body['data']).toMatchObject([{ action: 'platform.end_sessions' }]);
  });

  it('ending all sessions needs every scope of the registry', async () => {
    const partner = await service.aPartner();
    const narrow = service.anyone.as(await partner.token('tracks:read'));
    const rejected = await narrow.post(`/api/v1/platforms/${partner.slug}/sessions/end`);
    expect([rejected.status, rejected.code]).toEqual([403, 'SCOPE_MISSING']);
  });

  it('the last credential of a platform cannot be removed, compromised or not', async () => {
    const { client, slug } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const listed = (await client.get(path)).body['data'] as { credentialId: string; kind: string }[];
    const [secret, key] = ['client_secret', 'api_key'].map(
      (kind) => listed.find((one) => one.kind === kind)?.credentialId ?? '',
    );
    const child = await client.post(path, { kind: 'api_key' });
    expect(child.member('createdBy')).toBe(key);
    expect((await client.delete(`${path}/${secret ?? ''}`)).status).toBe(204);
    const rejected = await client.delete(`${path}/${key ?? ''}?compromised=true`);
    expect([rejected.status, rejected.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(rejected.body['detail']).toContain('every scope and does not expire');
    expect((await client.delete(`${path}/${key ?? ''}`)).status).toBe(204);
  });
});
