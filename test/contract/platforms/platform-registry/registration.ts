import { ClientId } from '../../../../src/domain/shared/ids.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import { aCredential, aPlatform, digestOf, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { noEffects } from '../../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';

const stored = { platform: aPlatform(), credentials: [aCredential({}, 1), aCredential({}, 2)] };
const entry = { ...stored, effects: noEffects };

/** The promise that an ID is registered once. */
export const registrationPolicies = (
  open: OpenWorld<{ readonly registry: PlatformRegistry }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('registers an id once: again with the same credentials, not with others', async ({ registry }) => {
      await registry.register(entry);
      expect(await registry.register(entry)).toBe('registered');
      const others = [aCredential({}, 5)];
      const duplicate = { ...entry, platform: aPlatform({ slug: 'another', clientId: ClientId('cli_9') }) };
      expect(await registry.register({ ...duplicate, credentials: others })).toBe('id-taken');
      expect(await registry.register({ ...entry, credentials: others })).toBe('id-taken');
      expect(await registry.find(platformId())).toEqual(stored);
      expect(await registry.findByDigest(digestOf(1))).toEqual(stored);
      expect(await registry.findBySlug('another')).toBeUndefined();
      expect(await registry.findByDigest(digestOf(5))).toBeUndefined();
    }),

    policy(
      'gives an id to one of twenty concurrent callers with slugs of their own',
      async ({ registry }, concurrently) => {
        const outcomes = await concurrently(20, (view, n) =>
          view.registry.register({
            platform: aPlatform({ slug: `other-${n}`, clientId: ClientId(`cli_${n}`) }),
            credentials: [aCredential({}, n)],
            effects: noEffects,
          }),
        );
        const winner = outcomes.indexOf('registered') + 1;
        expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'id-taken'), 'registered']);
        expect(await registry.find(platformId())).toMatchObject({ platform: { slug: `other-${winner}` } });
        expect((await registry.findByDigest(digestOf(winner)))?.credentials).toHaveLength(1);
      },
    ),
  ];
};
