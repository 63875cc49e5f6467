import { deadlineMutants } from '../../../../contract/mutants/storage/network-store.mutants.ts';
import { networkStoreContract } from '../../../../contract/storage/network-store.contract.ts';
import { mutating } from '../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../support/contract.ts';
import { needing } from '../../../../support/needing.ts';
import { postgresNetwork } from '../../../../support/servers/postgres-network.ts';

needing('postgres', 'PostgreSQL over a network', () => {
  const open = postgresNetwork({ lasting: false });
  describeContract('whose answers are slow', networkStoreContract(open).deadlines);

  describe('the contract', () => {
    // A mutant is late by seconds, which the time that a slow machine gets would hide.
    const punctual = () => 1;
    for (const { name, mutate, by } of deadlineMutants)
      expectMutantRejected(name, networkStoreContract(mutating(open, mutate), punctual).deadlines, by);
  });
});
