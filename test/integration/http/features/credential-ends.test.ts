import { credentialKinds, type CredentialKind } from '../../../../src/domain/platforms/credential.ts';
import { credentialStory, type CredentialStory } from '../../../support/http/credential-story.ts';
import { askEverywhere, expectEverywhere } from '../../../support/http/everywhere.ts';
import type { PartnerClient } from '../../../support/partner-client.ts';
import { aService, transports, type Partner, type TestService } from '../../../support/service.ts';

interface Stage {
  readonly service: TestService;
  readonly partner: Partner;
  readonly admin: PartnerClient;
  readonly story: CredentialStory;
}

/** How a credential ends, or what it opened does, and what works afterwards. */
interface Ending {
  readonly act: (stage: Stage) => Promise<unknown>;
  readonly works: readonly string[];
  /** What operations answer to the bearer and the session that ended; by default TOKEN_INVALID. */
  readonly code?: string;
  /** How the credential is created. */
  readonly settings?: (service: TestService) => object;
}

const minute = 60_000;
const credentials = ({ slug }: Partner) => `/api/v1/platforms/${slug}/credentials`;
const staffed = ({ platformId }: Partner) => `/api/v1/staff/platforms/${platformId}`;
const everything = ['secret', 'key', 'token', 'session', 'session by link', 'link', 'media link'];
const credentialsAlone = ['secret', 'key', 'descendant'];

const endings: Readonly<Record<string, Ending>> = {
  'is removed': {
    act: ({ partner, story }) => partner.client.delete(`${credentials(partner)}/${story.credentialId}`),
    works: ['descendant'],
  },
  'is removed as compromised': {
    act: ({ partner, story }) =>
      partner.client.delete(`${credentials(partner)}/${story.credentialId}?compromised=true`),
    works: [],
  },
  'is removed, and known to be compromised only later': {
    act: async ({ partner, story }) => {
      const path = `${credentials(partner)}/${story.credentialId}`;
      await partner.client.delete(path);
      await partner.client.delete(`${path}?compromised=true`);
    },
    works: [],
  },
  'removes itself': {
    act: ({ service, partner, story }) =>
      service.anyone.as(story.bearer).delete(`${credentials(partner)}/${story.credentialId}`),
    works: ['descendant'],
  },
  'loses its creator': {
    act: ({ partner, story }) => partner.client.delete(`${credentials(partner)}/${story.creatorId}`),
    works: [...everything, 'descendant'],
  },
  'descends from a compromised credential': {
    act: ({ partner, story }) =>
      partner.client.delete(`${credentials(partner)}/${story.creatorId}?compromised=true`),
    works: [],
  },
  'is reset by staff': {
    act: ({ admin, partner }) => admin.post(`${staffed(partner)}/credentials/reset`),
    works: [],
  },
  'has its sessions and tokens ended by the owner': {
    act: ({ partner }) => partner.client.post(`/api/v1/platforms/${partner.slug}/sessions/end`),
    works: credentialsAlone,
  },
  'has its sessions and tokens ended by staff': {
    act: ({ admin, partner }) => admin.post(`${staffed(partner)}/sessions/end`),
    works: credentialsAlone,
  },
  expires: {
    act: async ({ service }) => service.advance(minute),
    works: [],
    settings: (service) => ({ expiresAt: new Date(service.now() + minute).toISOString() }),
    code: 'TOKEN_EXPIRED',
  },
  'belongs to a platform that is suspended': {
    act: ({ admin, partner }) => admin.ask('PATCH', staffed(partner), { body: { status: 'suspended' } }),
    works: [],
    code: 'PLATFORM_SUSPENDED',
  },
};

describe.each(transports)('over %s', (transport) => {
  let service: TestService;
  let admin: PartnerClient;
  let asked: ReturnType<typeof askEverywhere>;
  beforeAll(async () => {
    service = await aService({ transport });
    admin = service.anyone.as((await service.aColleague('admin')).token);
    asked = askEverywhere(service);
  });
  afterAll(() => service.close());

  const begun = async (kind: CredentialKind, settings: Ending['settings'] = () => ({})) => {
    const partner = await service.aPartner();
    const story = await credentialStory(service, partner, kind, settings(service));
    return { service, partner, admin, story };
  };

  describe.each(credentialKinds)('a credential (%s)', (kind) => {
    it('opens tokens, sessions and links that work', async () => {
      const { story } = await begun(kind);
      const outcomes = await story.outcomes();
      expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'works'])));
    });

    it.each(Object.keys(endings))('that %s ends what it opened, for every operation', async (name) => {
      const ending: Ending = endings[name] ?? { act: async () => {}, works: [] };
      const { act, works, code = 'TOKEN_INVALID', settings } = ending;
      const stage = await begun(kind, settings);
      await act(stage);
      const { bearer, session } = stage.story;
      if (!works.includes('session')) {
        const bySession = askEverywhere({ ...service, anyone: session });
        expectEverywhere(await bySession(undefined), code === 'PLATFORM_SUSPENDED' ? 403 : 401, code);
      }
      if (!works.includes(kind === 'api_key' ? 'key' : 'token'))
        expectEverywhere(await asked(bearer), code === 'PLATFORM_SUSPENDED' ? 403 : 401, code);
      const outcomes = await stage.story.outcomes();
      const working = Object.keys(outcomes).filter((thing) => outcomes[thing] === 'works');
      expect(working).toEqual(Object.keys(outcomes).filter((thing) => works.includes(thing)));
    });
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
    const refused = await narrow.post(`/api/v1/platforms/${partner.slug}/sessions/end`);
    expect([refused.status, refused.code]).toEqual([403, 'SCOPE_MISSING']);
  });

  it('a platform keeps a way in: its last credential is not removed, compromised or not', async () => {
    const { client, slug } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const listed = (await client.get(path)).body['data'] as { credentialId: string; kind: string }[];
    const [secret, key] = ['client_secret', 'api_key'].map(
      (kind) => listed.find((one) => one.kind === kind)?.credentialId ?? '',
    );
    const child = await client.post(path, { kind: 'api_key' });
    expect(child.member('createdBy')).toBe(key);
    expect((await client.delete(`${path}/${secret ?? ''}`)).status).toBe(204);
    const refused = await client.delete(`${path}/${key ?? ''}?compromised=true`);
    expect([refused.status, refused.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(refused.body['detail']).toContain('every scope and does not expire');
    expect((await client.delete(`${path}/${key ?? ''}`)).status).toBe(204);
  });
});
