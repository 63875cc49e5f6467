import { partyStoreMutants } from '../../../../../contract/mutants/parties/party-store.mutants.ts';
import { partyStoreContract } from '../../../../../contract/parties/party-store.contract.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('PartyStore of the store kit, in memory', partyStoreContract(storageInMemory));

describe('the suite of PartyStore, on the store kit', () => {
  for (const { title, by, of } of partyStoreMutants)
    expectMutantRejected(title, partyStoreContract(mutating(storageInMemory, of)), by);
});
