import { registryGroup } from '../../../../src/adapters/store-kit/collections/platforms.ts';
import { storeOn } from '../../../../src/adapters/store-kit/index.ts';
import { newTrack } from '../../../contract/catalog/track-library/stage.ts';
import { aPlatform, noon } from '../../../support/builders/builders.ts';
import { memoryKernel } from '../../../support/worlds/kit-worlds.ts';
import { noEffects } from '../../../support/effects.ts';

describe('the revision of a group on SQLite', () => {
  it('changes when a collection of the group does, and not when others do', async () => {
    const kernel = memoryKernel();
    const { library, registry } = storeOn(kernel);
    const before = await kernel.revision(registryGroup);
    await library.commit(newTrack(1));
    expect(await kernel.revision(registryGroup)).toBe(before);
    await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
    const registered = await kernel.revision(registryGroup);
    expect(registered).not.toBe(before);
    await registry.revokeToken('tok_1', noon);
    expect(await kernel.revision(registryGroup)).not.toBe(registered);
    await kernel.close();
  });
});
