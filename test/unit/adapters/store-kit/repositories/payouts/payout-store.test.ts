import { payoutStoreMutants } from '../../../../../contract/mutants/payouts/payout-store.mutants.ts';
import { payoutStoreContract } from '../../../../../contract/payouts/payout-store.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('PayoutStore of the store kit, in memory', payoutStoreContract(storageInMemory));

describe('the suite of PayoutStore, on the store kit', () => {
  for (const { title, by, of } of payoutStoreMutants) {
    expectMutantRejected(title, payoutStoreContract(mutating(storageInMemory, of)), by);
  }
});
