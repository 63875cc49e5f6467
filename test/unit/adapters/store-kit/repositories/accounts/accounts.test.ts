import { accountStoreContract } from '../../../../../contract/accounts/account-store.contract.ts';
import { accountStoreMutants } from '../../../../../contract/mutants/accounts/account-store.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('AccountStore of the store kit, in memory', accountStoreContract(storageInMemory));

describe('the suite of AccountStore, on the store kit', () => {
  for (const { title, by, of } of accountStoreMutants)
    expectMutantRejected(title, accountStoreContract(mutating(storageInMemory, of)), by);
});
