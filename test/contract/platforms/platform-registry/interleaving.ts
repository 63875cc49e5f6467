import { CredentialId } from '../../../../src/domain/shared/ids.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import { aCredential, aPlatform, digestOf, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { noEffects } from '../../../support/effects.ts';

type InterleavedView = { readonly registry: PlatformRegistry } & Pick<KernelView, 'between'>;

/** The promises of a registry of the store kit when concurrent callers commit while a platform is being changed. */
export const registryInterleavingContract = (open: OpenWorld<InterleavedView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const credentials = [aCredential({}, 1), aCredential({}, 2)];
  const renamed = (name: string) => ({ platform: aPlatform({ name, version: 2 }), guards: { version: 1 } });
  return [1, 2].map((step) =>
    policy(
      `makes one of two changes that were decided on the same version, at step ${step}`,
      async ({ registry, between }, concurrently) => {
        await registry.register({ platform: aPlatform(), credentials, effects: noEffects });
        const removed = [CredentialId(credentials[0]?.credentialId ?? '')];
        const changing = {
          name: 'platform-registry.change',
          step,
          run: () => registry.change({ ...renamed('One'), remove: removed, effects: noEffects }),
        };
        const outcomes: string[] = [];
        outcomes.push(
          await between(changing, async () => {
            const add = aCredential({}, 3);
            outcomes.push(
              ...(await concurrently(1, (competing) =>
                competing.registry.change({ ...renamed('Two'), add, effects: noEffects }),
              )),
            );
          }),
        );
        expect(outcomes.toSorted()).toEqual(['changed', 'guard-failed']);
        const found = await registry.find(platformId());
        const isOne = found?.platform.name === 'One';
        const expected = isOne ? credentials.slice(1) : [...credentials, aCredential({}, 3)];
        expect(found?.credentials).toEqual(expected);
        expect((await registry.findByDigest(digestOf(1))) === undefined).toBe(isOne);
        expect((await registry.findByDigest(digestOf(3))) !== undefined).toBe(!isOne);
      },
    ),
  );
};
