import type { Provisioning } from '../../../../src/ports/driving/provisioning.ts';
import { contentId, licenseId as aLicenseId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aStaffMember, aStaffSession } from '../../../support/builders/staff-builders.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const caller = { member: aStaffMember(), session: aStaffSession() };
const wanted: Provisioning = {
  name: 'Big Studio',
  contactEmail: 'rights@studio.example',
  slug: 'big-studio',
  environment: 'live',
  tier: 'enterprise',
  contentTypes: ['ugc_video'],
};
const provisioned = async ({ useCases }: World, changes: Partial<Provisioning> = {}) =>
  valueOf(await useCases.provisionPlatform({ caller, provisioning: { ...wanted, ...changes } }));
const noted = async ({ ports }: World, subject: string) =>
  (await ports.auditLog.entries({ after: 0, limit: 100, subject })).map(({ action }) => action);
/** Kind, recipient and reason of the emails about the status of a platform. */
const statusMails = async ({ ports }: World) =>
  (await ports.mailQueue.claim({ token: 'look', now: noon + day, until: noon }, 100))
    .map(({ mail }) => mail)
    .filter(({ kind }) => kind.startsWith('platform_'))
    .map(({ kind, to, paragraphs }) => [kind, to, paragraphs.find((text) => text.startsWith('Reason: '))]);
const day = 24 * 3_600_000;
const edited = (
  { useCases }: World,
  terms: object,
  rest: { readonly reason?: string; readonly versions?: readonly number[] } = {},
) => useCases.editPlatform({ caller, platform: wanted.slug, terms, ...rest });

describe('a platform that staff creates', () => {
  it(
    'has the chosen tier, scopes, quotas and entitlements, and works immediately',
    inWorld(async (world) => {
      const quotas = { licensesPerMonth: 1 };
      const { platform, apiKey } = await provisioned(world, {
        scopes: ['licenses:write'],
        quotas,
        addOns: ['stems'],
      });
      expect(platform).toMatchObject({
        ...wanted,
        ...{ scopes: ['licenses:write'], quotas, addOns: ['stems'] },
        createdAt: noon,
        version: 1,
      });
      const authenticated = valueOf(
        await world.useCases.authenticate({ credential: apiKey, anyOf: ['licenses:write'] }),
      );
      const { trackId } = await world.aTrackInCatalog();
      const issue = async (n: number) =>
        world.useCases.issueLicense({ caller: authenticated, order: { trackId, contentId: contentId(n) } });
      expect(valueOf(await issue(1)).license.source).toBe('api');
      expect(kindOf(await issue(2))).toBe('quota-exceeded');
      expect(await noted(world, platform.platformId)).toEqual(['platform.provision']);
    }),
  );

  it(
    'has no reserved slug',
    inWorld(async ({ useCases }) => {
      const provisioning = { ...wanted, slug: 'checkout' };
      expect(kindOf(await useCases.provisionPlatform({ caller, provisioning }))).toBe('slug-taken');
    }),
  );

  it(
    'keeps its slug to itself',
    inWorld(async (world) => {
      await provisioned(world);
      expect(kindOf(await world.useCases.provisionPlatform({ caller, provisioning: wanted }))).toBe(
        'slug-taken',
      );
      expect(await world.ports.auditLog.entries({ after: 0, limit: 10 })).toHaveLength(1);
    }),
  );

  it(
    'that is a licensing hub is named as one in its licenses, and needs the scope to issue them',
    inWorld(async (world) => {
      const { apiKey } = await provisioned(world, { hub: true });
      const hub = valueOf(await world.useCases.authenticate({ credential: apiKey, anyOf: [] }));
      const { trackId } = await world.aTrackInCatalog();
      const issued = await world.useCases.issueLicense({
        caller: hub,
        order: { trackId, contentId: contentId() },
      });
      expect(valueOf(issued).license.source).toBe('hub');
      expect(kindOf(await edited(world, { scopes: ['tracks:read'] }))).toBe('hub-cannot-license');
      expect(valueOf(await edited(world, { hub: false, scopes: ['tracks:read'] })).hub).toBeUndefined();
    }),
  );
});

describe('a platform that staff changes', () => {
  it(
    'is blocked immediately when it is suspended, also with tokens issued before, and continues when it is reinstated',
    inWorld(async (world) => {
      const { platform, apiKey, clientSecret } = await provisioned(world);
      const { clientId, platformId } = platform;
      const { accessToken } = valueOf(await world.useCases.exchangeToken({ clientId, clientSecret }));
      const authenticate = async (credential: string) =>
        kindOf(await world.useCases.authenticate({ credential, anyOf: [] }));
      valueOf(await edited(world, { status: 'suspended' }, { reason: 'Unpaid invoices.' }));
      expect([await authenticate(apiKey), await authenticate(accessToken)]).toEqual([
        'platform-suspended',
        'platform-suspended',
      ]);
      valueOf(await edited(world, { status: 'active', name: 'Big Studio Ltd' }));
      expect([await authenticate(apiKey), await authenticate(accessToken)]).toEqual(['ok', 'ok']);
      expect(await noted(world, platformId)).toEqual([
        'platform.provision',
        'platform.suspend',
        'platform.reinstate',
      ]);
    }),
  );

  it(
    'is not suspended without a reason',
    inWorld(async (world) => {
      const { platform } = await provisioned(world);
      expect(kindOf(await edited(world, { status: 'suspended' }))).toBe('suspension-needs-reason');
      expect(valueOf(await world.useCases.showPlatformToStaff({ platform: wanted.slug }))).toEqual(platform);
      expect(await noted(world, platform.platformId)).toEqual(['platform.provision']);
      expect(await statusMails(world)).toEqual([]);
    }),
  );

  it(
    'is emailed why it was suspended and that it is active again, in the commits of the audit log, and of no other change',
    inWorld(async (world) => {
      const { platform } = await provisioned(world);
      const suspended = { status: 'suspended', contactEmail: 'new@studio.example' } as const;
      valueOf(await edited(world, suspended, { reason: 'Unpaid invoices.' }));
      valueOf(await edited(world, suspended, { reason: 'Still unpaid.' }));
      valueOf(await edited(world, { name: 'Big Studio Ltd' }, { reason: 'They asked for it.' }));
      valueOf(await edited(world, { status: 'active' }));
      const { slug } = platform;
      const byOperator = (status: 'suspended' | 'active', reason?: string) =>
        world.useCases.changePlatform({ platform: slug, edit: { status }, reason });
      expect(kindOf(await byOperator('suspended'))).toBe('suspension-needs-reason');
      valueOf(await byOperator('suspended', 'A leaked key.'));
      valueOf(await byOperator('active', 'The key was removed.'));
      expect(await statusMails(world)).toEqual([
        ['platform_suspended', 'new@studio.example', 'Reason: Unpaid invoices.'],
        ['platform_reinstated', 'new@studio.example', undefined],
        ['platform_suspended', 'new@studio.example', 'Reason: A leaked key.'],
        ['platform_reinstated', 'new@studio.example', 'Reason: The key was removed.'],
      ]);
      const subject = platform.platformId;
      const entries = await world.ports.auditLog.entries({ after: 0, limit: 10, subject });
      expect(entries.map(({ action, detail }) => [action, detail['reason']])).toEqual([
        ['platform.provision', undefined],
        ['platform.suspend', 'Unpaid invoices.'],
        ['platform.edit', 'They asked for it.'],
        ['platform.reinstate', undefined],
        ['platform.suspend', 'A leaked key.'],
        ['platform.reinstate', 'The key was removed.'],
      ]);
    }),
  );

  it(
    'does not change if nothing differs, or if someone else changed it first',
    inWorld(async (world) => {
      const { platform } = await provisioned(world);
      expect(valueOf(await edited(world, { tier: 'enterprise' }))).toEqual(platform);
      valueOf(await edited(world, { tier: 'growth' }, { versions: [1] }));
      expect(kindOf(await edited(world, { tier: 'developer' }, { versions: [1] }))).toBe('version-conflict');
      expect(await noted(world, platform.platformId)).toEqual(['platform.provision', 'platform.edit']);
      expect(kindOf(await world.useCases.editPlatform({ caller, platform: 'nobody', terms: {} }))).toBe(
        'platform-not-found',
      );
    }),
  );

  it(
    'has new secrets in place of all previous ones',
    inWorld(async (world) => {
      const { platform, apiKey, clientSecret } = await provisioned(world);
      const { clientId, slug } = platform;
      const reset = valueOf(await world.useCases.resetCredentials({ caller, platform: slug }));
      const authenticate = async (credential: string) =>
        kindOf(await world.useCases.authenticate({ credential, anyOf: [] }));
      expect([await authenticate(apiKey), await authenticate(reset.apiKey)]).toEqual(['token-invalid', 'ok']);
      const exchange = async (secret: string) =>
        kindOf(await world.useCases.exchangeToken({ clientId, clientSecret: secret }));
      expect([await exchange(clientSecret), await exchange(reset.clientSecret)]).toEqual([
        'invalid-client',
        'ok',
      ]);
      const { credentials } = (await world.ports.registry.find(platform.platformId)) ?? {};
      expect(credentials).toHaveLength(2);
    }),
  );
});

describe('a license that staff revokes', () => {
  const licensed = async (world: World) => {
    const { caller: owner, platform } = await world.aRegisteredPlatform();
    const { trackId } = await world.aTrackInCatalog();
    const order = { trackId, contentId: contentId() };
    const { license } = valueOf(await world.useCases.issueLicense({ caller: owner, order }));
    return { license, owner, platform };
  };
  const revocation = { reasonCode: 'rights_dispute', reason: 'The share is in dispute.' } as const;

  it(
    'ends with an event and an audit entry, and a second revocation changes nothing',
    inWorld(async (world) => {
      const { license, platform } = await licensed(world);
      const { licenseId } = license;
      const first = valueOf(await world.useCases.revokeForStaff({ caller, licenseId, revocation })).license;
      expect(first).toMatchObject({ status: 'revoked', revocation: { ...revocation, actor: 'staff' } });
      const again = { reasonCode: 'terms_breach', reason: 'Another.' } as const;
      const second = await world.useCases.revokeForStaff({ caller, licenseId, revocation: again });
      expect(valueOf(second).license).toEqual(first);
      const events = await world.ports.outbox.list({ limit: 100 });
      expect(events.filter(({ type }) => type === 'license.revoked')).toMatchObject([
        { platformId: platform.platformId },
      ]);
      expect(await noted(world, licenseId)).toEqual(['license.revoke']);
    }),
  );

  it(
    'is not found if it does not exist',
    inWorld(async ({ useCases }) => {
      const licenseId = aLicenseId(9);
      expect(kindOf(await useCases.revokeForStaff({ caller, licenseId, revocation }))).toBe(
        'license-not-found',
      );
      expect(kindOf(await useCases.showLicenseToStaff({ licenseId }))).toBe('license-not-found');
    }),
  );
});
