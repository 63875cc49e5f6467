import type { AccountStore } from '../../../../src/ports/driven/accounts/account-store.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import { aCredential, aPlatform, digestOf, noon, platformId } from '../../../support/builders/builders.ts';
import { aMember, aPasskey } from '../../../support/builders/staff-builders.ts';
import type { Member } from '../../../../src/domain/platforms/members/member.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { noEffects } from '../../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';

const [ada, bo, cy] = [aMember({ role: 'owner', name: 'Ada' }, 1), aMember({}, 2), aMember({}, 3)];
const entry = { platform: aPlatform(), credentials: [aCredential()], members: [ada], effects: noEffects };

/** The promises about the members of a platform, who are stored beside its credentials. */
export const memberPolicies = (
  open: OpenWorld<{ readonly registry: PlatformRegistry; readonly accounts: AccountStore }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const membersOf = async (registry: PlatformRegistry, n = 1) =>
    (await registry.find(platformId(n)))?.members;
  const changeTo = (version: number, members?: typeof entry.members) => ({
    platform: aPlatform({ version }),
    guards: { version: version - 1 },
    ...(members && { members }),
    effects: noEffects,
  });
  return [
    policy(
      'stores the members of a platform with it, and keeps them while others change',
      async ({ registry }) => {
        await registry.register(entry);
        expect(await membersOf(registry)).toEqual([ada]);
        expect(await registry.change(changeTo(2, [ada, bo]))).toBe('changed');
        expect(await registry.change({ ...changeTo(3), add: aCredential({}, 2) })).toBe('changed');
        expect(await membersOf(registry)).toEqual([ada, bo]);
        expect(await registry.change(changeTo(4, []))).toBe('changed');
        expect(await membersOf(registry)).toEqual([]);
      },
    ),

    policy(
      'changes members under the version, one of twenty concurrent callers at a time',
      async ({ registry }, concurrently) => {
        await registry.register(entry);
        const outcomes = await concurrently(20, (view, n) =>
          view.registry.change(changeTo(2, [ada, aMember({}, n + 10)])),
        );
        expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
        expect(await membersOf(registry)).toEqual([ada, aMember({}, outcomes.indexOf('changed') + 11)]);
      },
    ),

    policy(
      'keeps the language that a member chose, whatever is changed at the same time',
      async (view, concurrently) => {
        const { registry } = view;
        await registry.register({ ...entry, members: [ada, bo] });
        expect(await registry.chooseLanguage(platformId(), bo.memberId, 'de')).toEqual({
          ...bo,
          language: 'de',
        });
        expect(await registry.chooseLanguage(platformId(), bo.memberId, 'de')).toEqual({
          ...bo,
          language: 'de',
        });
        expect(await registry.chooseLanguage(platformId(), cy.memberId, 'de')).toBeUndefined();
        expect(await registry.chooseLanguage(platformId(9), bo.memberId, 'de')).toBeUndefined();
        expect(await registry.find(platformId())).toMatchObject({ platform: { version: 1 } });
        // Decided before the choice was made.
        expect(await registry.change(changeTo(2, [ada, { ...bo, role: 'viewer' }, cy]))).toBe('changed');
        const changed = { ...bo, role: 'viewer' as const, language: 'de' as const };
        expect(await membersOf(registry)).toEqual([ada, changed, cy]);
        const outcomes = await concurrently<unknown>(20, (one, n) =>
          n % 2 === 0
            ? one.registry.chooseLanguage(platformId(), ada.memberId, n === 10 ? 'fr' : 'es')
            : one.registry.change(changeTo(3, [{ ...ada, name: `Ada ${n}` }, changed])),
        );
        expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
        const [last] = (await membersOf(registry)) ?? [];
        expect(last?.name).toBe(`Ada ${outcomes.indexOf('changed') + 1}`);
        expect(['es', 'fr']).toContain(last?.language);
      },
    ),

    policy('removes the passkeys of a member with the member, and no others', async (view) => {
      const { accounts, registry } = view;
      await registry.register({ ...entry, members: [ada, bo] });
      const holderOf = ({ memberId }: Member) => ({ audience: 'platform', accountId: memberId }) as const;
      for (const [n, member] of [ada, ada, bo].entries())
        await accounts.addPasskey({
          passkey: aPasskey({ ...holderOf(member), platformId: platformId() }, n + 1),
          ...{ challenge: { digest: digestOf(n), expiresAt: noon }, guards: {}, effects: noEffects },
        });
      const counts = async () =>
        Promise.all([ada, bo].map(async (one) => (await accounts.passkeys(holderOf(one))).length));
      expect(await registry.change({ ...changeTo(2), add: aCredential({}, 2) })).toBe('changed');
      expect(await registry.change(changeTo(3, [bo, { ...ada, role: 'viewer' }]))).toBe('changed');
      expect(await counts()).toEqual([2, 1]);
      expect(await registry.change(changeTo(3, [bo]))).toBe('guard-failed');
      expect(await counts()).toEqual([2, 1]);
      expect(await registry.change(changeTo(4, [bo]))).toBe('changed');
      expect(await counts()).toEqual([0, 1]);
    }),

    policy('finds every platform that an address has joined by ID, as it is now', async ({ registry }) => {
      await registry.register(entry);
      const second = {
        platform: aPlatform({}, 2),
        credentials: [],
        members: [cy, { ...ada, role: 'viewer' as const }],
      };
      await registry.register({ ...second, effects: noEffects });
      const of = async (email: string) =>
        (await registry.findByMember(email)).map(({ platform }) => platform.platformId);
      expect(await of(ada.email)).toEqual([platformId(1), platformId(2)]);
      expect(await of(cy.email)).toEqual([platformId(2)]);
      expect(await registry.findByMember(cy.email)).toEqual([second]);
      expect(await of('member-1@platform.exampl')).toEqual([]);
      const { joinedAt: _, ...invited } = ada;
      await registry.change(changeTo(2, [invited, bo]));
      expect(await of(ada.email)).toEqual([platformId(2)]);
      await registry.change(changeTo(3, [{ ...invited, joinedAt: invited.invitedAt }, bo]));
      expect(await of(ada.email)).toEqual([platformId(1), platformId(2)]);
      await registry.change(changeTo(4, [bo]));
      expect(await of(ada.email)).toEqual([platformId(2)]);
      expect(await of(bo.email)).toEqual([platformId(1)]);
    }),
  ];
};
