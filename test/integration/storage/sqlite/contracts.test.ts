import { describeStore } from '../../../contract/storage/store.contract.ts';
import { kernelInFile, kernelInMemory } from '../../../support/worlds/kit-worlds.ts';
import { fileWorlds } from '../../../support/worlds/sqlite-worlds.ts';

describeStore('SQLite, in a file', 'serial', {
  kernels: (stores) => (stores === 1 ? kernelInMemory : kernelInFile),
  storages: fileWorlds(),
});
