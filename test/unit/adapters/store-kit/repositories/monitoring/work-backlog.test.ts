import { workBacklogContract } from '../../../../../contract/monitoring/work-backlog.contract.ts';
import { workBacklogMutants } from '../../../../../contract/mutants/monitoring/work-backlog.mutants.ts';
import { mutating } from '../../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../../support/contract.ts';
import { storageInMemory } from '../../../../../support/worlds/kit-worlds.ts';

describeContract('WorkBacklog of the store kit, in memory', workBacklogContract(storageInMemory));

describe('the suite of WorkBacklog, on the store kit', () => {
  for (const { title, by, of } of workBacklogMutants) {
    expectMutantRejected(title, workBacklogContract(mutating(storageInMemory, of)), by);
  }
});
