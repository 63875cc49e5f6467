import type { Platform } from '../../../src/domain/platforms/platform.ts';
import { ClientId, CredentialId } from '../../../src/domain/shared/ids.ts';
import type { MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import { aMail, mailId } from '../../support/builders/staff-builders.ts';
import type { PlatformRegistry } from '../../../src/ports/driven/platforms/platform-registry.ts';
import { aCredential, aPlatform, digestOf, noon, platformId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import type { AccountsView } from '../accounts/stage.ts';
import { memberPolicies } from './platform-registry/members.ts';
import { registrationPolicies } from './platform-registry/registration.ts';
import { platformListPolicies } from './platform-registry/lists.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { seenSoon } from '../../support/eventually.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';

interface RegistryView extends AccountsView {
  readonly registry: PlatformRegistry;
  readonly mailQueue: MailQueue;
}

const stored = { platform: aPlatform(), credentials: [aCredential({}, 1), aCredential({}, 2)] };
const entry = { ...stored, effects: noEffects };
const { platform, credentials } = entry;
const next = (changes: Partial<Platform> = {}, version = 2): Platform => aPlatform({ ...changes, version });

/** All four ways to find the first platform. */
const everyWay = ({ registry }: RegistryView) =>
  Promise.all([
    registry.find(platformId()),
    registry.findBySlug('platform-1'),
    registry.findByClient(platform.clientId),
    registry.findByDigest(digestOf(1)),
  ]);

/** The promises of every registry: see `PlatformRegistry`. */
export const platformRegistryContract = (open: OpenWorld<RegistryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const noted = async ({ auditLog }: RegistryView) =>
    (await auditLog.entries({ after: 0, limit: 100 })).map(({ action }) => action);
  const note = (action: string) => ({
    at: noon,
    actor: { kind: 'operator' } as const,
    action,
    subjects: [platformId()],
    detail: {},
  });
  return [
    ...platformListPolicies(open),
    ...registrationPolicies(open),
    ...memberPolicies(open),
    policy(
      'records an audit entry in the commit of each change, and none for a rejected one',
      async (view) => {
        const { registry } = view;
        await registry.register({ ...entry, effects: effectsOf({ audit: note('made') }) });
        const competing = aPlatform({ slug: platform.slug }, 2);
        await registry.register({
          platform: competing,
          credentials: [],
          effects: effectsOf({ audit: note('made twice') }),
        });
        await registry.change({
          platform: next(),
          guards: { version: 1 },
          effects: effectsOf({ audit: note('changed') }),
        });
        await registry.change({
          platform: next({}, 3),
          guards: { version: 1 },
          effects: effectsOf({ audit: note('too late') }),
        });
        expect(await noted(view)).toEqual(['made', 'changed']);
      },
    ),

    policy('queues the emails of a change with it, and none of one that is rejected', async (view) => {
      const { registry, mailQueue } = view;
      await registry.register(entry);
      await registry.change({
        platform: next(),
        guards: { version: 1 },
        effects: effectsOf({ mails: [aMail({}, 1), aMail({}, 2)] }),
      });
      await registry.change({
        platform: next({}, 3),
        guards: { version: 1 },
        effects: effectsOf({ mails: [aMail({}, 3)] }),
      });
      const lease = { token: 'look', now: noon + 1e9, until: noon + 1e9 };
      const posted = (await mailQueue.claim(lease, 10)).map(({ mail }) => mail.mailId);
      expect(posted.toSorted()).toEqual([mailId(1), mailId(2)]);
    }),

    policy('puts new credentials in the place of all before', async (view) => {
      const { registry } = view;
      await registry.register(entry);
      const fresh = [aCredential({}, 3), aCredential({}, 4)];
      await registry.change({
        platform: next(),
        guards: { version: 1 },
        replaceCredentials: fresh,
        effects: noEffects,
      });
      expect((await registry.find(platformId()))?.credentials).toEqual(fresh);
      expect(await registry.findByDigest(digestOf(1))).toBeUndefined();
      expect((await registry.findByDigest(digestOf(4)))?.platform.version).toBe(2);
    }),

    policy('finds a platform with its credentials by id, slug, client and secret', async (view) => {
      const full = next({ quotas: { licensesPerMonth: null, burst: 3 }, websiteUrl: 'https://p.example' }, 1);
      await view.registry.register({ platform: full, credentials, effects: noEffects });
      const found = { platform: full, credentials };
      expect(await everyWay(view)).toEqual([found, found, found, found]);
      expect(await view.registry.findByDigest(digestOf(2))).toEqual(found);
    }),

    policy('finds nothing that was not registered', async (view) => {
      expect(await everyWay(view)).toEqual([undefined, undefined, undefined, undefined]);
      await view.registry.register({ platform: aPlatform({}, 2), credentials: [], effects: noEffects });
      expect(await everyWay(view)).toEqual([undefined, undefined, undefined, undefined]);
      await view.registry.register(entry);
      expect(await everyWay(view)).toEqual([stored, stored, stored, stored]);
    }),

    policy('gives a slug to one of twenty concurrent callers', async ({ registry }, concurrently) => {
      const outcomes = await concurrently(20, (view, n) =>
        view.registry.register({
          platform: aPlatform({ slug: 'wanted' }, n),
          credentials: [aCredential({ platformId: platformId(n) }, n)],
          effects: noEffects,
        }),
      );
      expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
      const winner = outcomes.indexOf('registered') + 1;
      expect(await registry.findBySlug('wanted')).toMatchObject({
        platform: { platformId: platformId(winner) },
      });
      const loser = winner === 1 ? 2 : 1;
      expect(await registry.find(platformId(loser))).toBeUndefined();
      expect(await registry.findByDigest(digestOf(loser))).toBeUndefined();
    }),

    policy('registers platform and credentials, or neither', async ({ registry }) => {
      await registry.register(entry);
      const second = aPlatform({}, 2);
      const theirs = [aCredential({ platformId: second.platformId }, 3)];
      const taken = aCredential({ platformId: second.platformId, digest: digestOf(1) }, 4);
      const both = { platform: second, credentials: [...theirs, taken], effects: noEffects };
      await expect(registry.register(both)).rejects.toThrow();
      expect(await registry.find(second.platformId)).toBeUndefined();
      expect(await registry.findByDigest(digestOf(3))).toBeUndefined();
      expect(await registry.register({ platform: second, credentials: theirs, effects: noEffects })).toBe(
        'registered',
      );
      expect(await registry.findByDigest(digestOf(1))).toEqual(stored);
    }),

    policy('never gives one client id to two platforms', async ({ registry }) => {
      await registry.register(entry);
      const duplicate = aPlatform({ clientId: ClientId(platform.clientId) }, 2);
      const taken = registry.register({ platform: duplicate, credentials: [], effects: noEffects });
      await expect(taken).rejects.toThrow();
      expect(await registry.findByClient(platform.clientId)).toEqual(stored);
    }),

    policy('changes record and credentials together', async (view) => {
      const { registry } = view;
      await registry.register(entry);
      await everyWay(view);
      const changed = await registry.change({
        platform: next({ tier: 'growth' }),
        guards: { version: 1 },
        add: aCredential({}, 3),
        remove: [CredentialId(credentials[0]?.credentialId ?? '')],
        effects: noEffects,
      });
      expect(changed).toBe('changed');
      const found = { platform: next({ tier: 'growth' }), credentials: [credentials[1], aCredential({}, 3)] };
      expect(await registry.find(platformId())).toEqual(found);
      expect(await registry.findByDigest(digestOf(3))).toEqual(found);
      expect(await registry.findByDigest(digestOf(1))).toBeUndefined();
    }),

    policy('removes several credentials with one change, and keeps the others', async (view) => {
      const { registry } = view;
      const all = [1, 2, 3, 4].map((n) => aCredential({}, n));
      await registry.register({ platform, credentials: all, effects: noEffects });
      const remove = [all[0], all[2]].flatMap((credential) => credential?.credentialId ?? []);
      await registry.change({ platform: next(), guards: { version: 1 }, remove, effects: noEffects });
      expect((await registry.find(platformId()))?.credentials).toEqual([all[1], all[3]]);
      const byDigest = await Promise.all([1, 2, 3, 4].map((n) => registry.findByDigest(digestOf(n))));
      expect(byDigest.map((found) => found !== undefined)).toEqual([false, true, false, true]);
    }),

    policy('keeps every member of a platform and of a credential', async ({ registry }) => {
      const full = aCredential({
        lineage: [CredentialId('crd_2'), CredentialId('crd_1')],
        scopes: ['tracks:read'],
        name: 'Encoder',
        expiresAt: noon + 1_000,
        allowedIps: ['203.0.113.0/24', '2001:db8::7'],
      });
      const own = aPlatform({ sessionEpoch: 7 });
      await registry.register({ platform: own, credentials: [full], effects: noEffects });
      expect(await registry.find(platformId())).toEqual({ platform: own, credentials: [full] });
    }),

    policy('leaves nothing of a change that fails halfway', async (view) => {
      const { registry } = view;
      await registry.register(entry);
      const change = { platform: next({ tier: 'growth' }), guards: { version: 1 } };
      const digestTaken = aCredential({ digest: digestOf(2) }, 3);
      const removed = { remove: [CredentialId(credentials[0]?.credentialId ?? '')] };
      await expect(
        registry.change({ ...change, ...removed, add: digestTaken, effects: noEffects }),
      ).rejects.toThrow();
      expect(await everyWay(view)).toEqual([stored, stored, stored, stored]);
    }),

    policy('changes nothing where the version is not the one decided on', async ({ registry }) => {
      await registry.register(entry);
      const change = { platform: next({ tier: 'enterprise' }), guards: { version: 2 } };
      const extras = { add: aCredential({}, 3), remove: [CredentialId(credentials[0]?.credentialId ?? '')] };
      expect(await registry.change({ ...change, ...extras, effects: noEffects })).toBe('guard-failed');
      expect(await registry.find(platformId())).toEqual(stored);
      expect(await registry.findByDigest(digestOf(3))).toBeUndefined();
      expect(await registry.findByDigest(digestOf(1))).toEqual(stored);
    }),

    policy('lets one of twenty concurrent callers change a version', async ({ registry }, concurrently) => {
      await registry.register(entry);
      const outcomes = await concurrently(20, (view, n) => {
        const add = aCredential({}, 100 + n);
        return view.registry.change({
          platform: next({ name: `Other ${n}` }),
          guards: { version: 1 },
          add,
          effects: noEffects,
        });
      });
      expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
      const winner = outcomes.indexOf('changed') + 1;
      expect(await registry.find(platformId())).toEqual({
        platform: next({ name: `Other ${winner}` }),
        credentials: [...credentials, aCredential({}, 100 + winner)],
      });
    }),

    policy(
      'shows a change to its own process immediately and to every other within a second',
      async (view, concurrently) => {
        await view.registry.register(entry);
        await concurrently(4, everyWay);
        const suspended = next({ status: 'suspended' });
        await view.registry.change({ platform: suspended, guards: { version: 1 }, effects: noEffects });
        const changed = { platform: suspended, credentials };
        expect(await everyWay(view)).toEqual([changed, changed, changed, changed]);
        const seen = await concurrently(2, (other) =>
          seenSoon(
            () => everyWay(other),
            ([found]) => found?.platform.version === 2,
          ),
        );
        expect(seen).toEqual(seen.map(() => [changed, changed, changed, changed]));
      },
    ),

    policy(
      'returns to one of twenty concurrent callers that its revocation of a token was the first',
      async ({ registry }, concurrently) => {
        const revoke = (view: RegistryView) => view.registry.revokeToken('tok_link', noon + 1_000);
        const outcomes = await concurrently(20, revoke);
        expect(outcomes.toSorted()).toEqual(['revoked', ...Array<string>(19).fill('revoked-before')]);
        expect(await registry.revokeToken('tok_link', noon + 1_000)).toBe('revoked-before');
      },
    ),

    policy('reports a token as revoked until it has expired', async ({ registry }, concurrently) => {
      const revoked = (token: string) => concurrently(2, (view) => view.registry.isRevoked(token));
      expect(await revoked('tok_1')).toEqual([false, false]);
      await registry.revokeToken('tok_1', noon + 1_000);
      await registry.revokeToken('tok_2', noon + 2_000);
      await registry.revokeToken('tok_1', noon + 1_000);
      expect(await registry.isRevoked('tok_1')).toBe(true);
      expect(
        await concurrently(2, (view) =>
          seenSoon(
            () => view.registry.isRevoked('tok_1'),
            (known) => known,
          ),
        ),
      ).toEqual([true, true]);
      await registry.deleteExpiredRevocations(noon + 999);
      expect(await registry.isRevoked('tok_1')).toBe(true);
      await registry.deleteExpiredRevocations(noon + 1_000);
      expect(await registry.isRevoked('tok_1')).toBe(false);
      expect(await registry.isRevoked('tok_2')).toBe(true);
    }),
  ];
};
