import type { Credential } from '../../../../src/domain/platforms/credential.ts';
import { CredentialId } from '../../../../src/domain/shared/ids.ts';
import type { CredentialUse } from '../../../../src/ports/driven/usage/usage-journal.ts';
import { aCredential, aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aFlush, type JournalView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const minute = 60_000;
const used = ({ credentialId }: Credential, minutes: number, n = 1): CredentialUse => ({
  ...{ platformId: platformId(n), credentialId },
  at: noon + minutes * minute,
});
const [key, secret, others] = [
  aCredential({}, 1),
  aCredential({ kind: 'client_secret' }, 2),
  aCredential({ platformId: platformId(2) }, 3),
];

const twoPlatforms = async ({ registry }: JournalView) => {
  await registry.register({ platform: aPlatform(), credentials: [key, secret], effects: noEffects });
  await registry.register({ platform: aPlatform({}, 2), credentials: [others], effects: noEffects });
};
const next = { platform: aPlatform({ version: 2 }), guards: { version: 1 } };

const recordUses = ({ journal }: JournalView, number: number, uses: readonly CredentialUse[], meter = 1) =>
  journal.count(aFlush(number, [], { meterId: `meter-${meter}`, uses }));
const usesOf = async ({ journal }: JournalView, n = 1) => [...(await journal.credentialUses(platformId(n)))];

export const credentialUsePolicies = (open: OpenWorld<JournalView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'keeps the latest use of a credential, whichever process reports it, and when',
      async (view, concurrently) => {
        await twoPlatforms(view);
        expect(await usesOf(view)).toEqual([]);
        await concurrently(20, (each, n) =>
          recordUses(each, 1, [used(key, (n * 7) % 20), used(others, n, 2)], n),
        );
        expect(await usesOf(view)).toEqual([[key.credentialId, noon + 19 * minute]]);
        await recordUses(view, 2, [used(key, 18), used(secret, 1)]);
        expect((await usesOf(view)).toSorted()).toEqual([
          [key.credentialId, noon + 19 * minute],
          [secret.credentialId, noon + minute],
        ]);
        await recordUses(view, 3, [used(key, 21)]);
        expect(await usesOf(view)).toContainEqual([key.credentialId, noon + 21 * minute]);
        expect(await usesOf(view, 2)).toEqual([[others.credentialId, noon + 20 * minute]]);
      },
    ),
    policy('leaves out uses of credentials that their platform does not have', async (view) => {
      await twoPlatforms(view);
      const unknown = aCredential({ credentialId: CredentialId('crd_404') });
      await recordUses(view, 1, [used(unknown, 1), used(others, 1), used(key, 1, 9), used(secret, 2)]);
      expect(await usesOf(view)).toEqual([[secret.credentialId, noon + 2 * minute]]);
      expect([await usesOf(view, 2), await usesOf(view, 9)]).toEqual([[], []]);
    }),
    policy('deletes uses with their credentials, whether removed or replaced', async (view) => {
      await twoPlatforms(view);
      await recordUses(view, 1, [used(key, 1), used(secret, 1)]);
      await view.registry.change({ ...next, remove: [key.credentialId], effects: noEffects });
      expect(await usesOf(view)).toEqual([[secret.credentialId, noon + minute]]);
      await recordUses(view, 2, [used(key, 2)]);
      expect(await usesOf(view)).toEqual([[secret.credentialId, noon + minute]]);
      await view.registry.change({
        platform: aPlatform({ version: 3 }),
        guards: { version: 2 },
        replaceCredentials: [aCredential({}, 4)],
        effects: noEffects,
      });
      expect(await usesOf(view)).toEqual([]);
    }),
    policy(
      'keeps no use of a credential that is removed while the uses are flushed',
      async (view, concurrently) => {
        await twoPlatforms(view);
        await concurrently(12, async (each, n) =>
          n === 4
            ? each.registry.change({ ...next, remove: [key.credentialId], effects: noEffects })
            : recordUses(each, 1, [used(key, n), used(secret, n)], n),
        );
        expect(await usesOf(view)).toEqual([[secret.credentialId, noon + 12 * minute]]);
      },
    ),
  ];
};
