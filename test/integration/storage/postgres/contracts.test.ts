import { describeStore } from '../../../contract/storage/store.contract.ts';
import { postgresWorlds } from '../../../support/worlds/stores/postgres-worlds.ts';
import { needing } from '../../../support/needing.ts';

needing('postgres', 'PostgreSQL', () => {
  const { kernels, storages, unlocked } = postgresWorlds();
  describeStore('under the store kit', 'read-committed', {
    kernels,
    storages,
    interleaving: { storages, unlocked },
  });
});
