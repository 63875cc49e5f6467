import { collections } from '../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { collections as itemCollections } from '../../../contract/storage/kernel/programs.ts';
import type { KernelView } from '../../../contract/storage/kernel/stage.ts';
import { describeStore } from '../../../contract/storage/store.contract.ts';
import type { OpenWorld } from '../../../contract/world.ts';
import { mapDatabase } from '../../../stores/map/database.ts';
import { mapKernel } from '../../../stores/map/kernel.ts';
import { kitStorage } from '../../../support/worlds/stores/kit-storage.ts';

const viewsOf =
  <View>(viewOf: (kernel: Kernel) => View) =>
  (stores: number): OpenWorld<View> =>
  async () => {
    const database = mapDatabase([...itemCollections, ...collections]);
    const views = Array.from({ length: stores }, () => viewOf(mapKernel(database)));
    return { views: views as [View, ...View[]], close: async () => undefined };
  };

/** Programs run one after another: a concurrent caller comes before. */
const oneAfterAnother: KernelView['between'] = async ({ run }, act) => {
  await act();
  return run();
};

describeStore('Maps', 'serial', {
  kernels: viewsOf((kernel): KernelView => ({ kernel, between: oneAfterAnother })),
  storages: viewsOf(kitStorage),
});
