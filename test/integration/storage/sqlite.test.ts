import { describeStore } from '../../contract/store.contract.ts';
import { kernelInFile, kernelInMemory } from '../../support/kit-worlds.ts';
import { fileWorlds } from '../../support/sqlite-worlds.ts';

describeStore('SQLite, in a file', 'serial', {
  kernels: (stores) => (stores === 1 ? kernelInMemory : kernelInFile),
  storages: fileWorlds(),
});
