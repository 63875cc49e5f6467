import { deadlineMutants } from '../../../../contract/mutants/storage/network-store.mutants.ts';
import { networkStoreContract } from '../../../../contract/storage/network-store.contract.ts';
import { mutating } from '../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../support/contract.ts';
import { mongoNetwork } from '../../../../support/servers/mongo-network.ts';
import { needing } from '../../../../support/needing.ts';

needing('mongo', 'MongoDB over a network', () => {
  const open = mongoNetwork({ lasting: false });
  describeContract('whose answers are slow', networkStoreContract(open).deadlines);

  describe('the contract', () => {
    // A mutant is late by seconds, which the time that a slow machine gets would hide.
    const punctual = () => 1;
    for (const { name, mutate, by } of deadlineMutants)
      expectMutantRejected(name, networkStoreContract(mutating(open, mutate), punctual).deadlines, by);
  });
});
