import { describeStore } from '../../../contract/storage/store.contract.ts';
import { mongoWorlds } from '../../../support/worlds/stores/mongo-worlds.ts';
import { needing } from '../../../support/needing.ts';

needing('mongo', 'MongoDB', () => {
  const { kernels, storages, unlocked } = mongoWorlds();
  describeStore('under the store kit', 'snapshot', {
    kernels,
    storages,
    interleaving: { storages, unlocked },
  });
});
