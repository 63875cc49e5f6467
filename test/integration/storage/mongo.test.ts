import { describeStore } from '../../contract/store.contract.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB', () => {
  const { kernels, storages, unlocked } = mongoWorlds();
  describeStore('under the store kit', 'snapshot', {
    kernels,
    storages,
    rivals: { storages, unlocked },
  });
});
