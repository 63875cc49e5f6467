import { audioWorkshopContract } from '../../../contract/audio-workshop.contract.ts';
import { audioWorkshopMutants } from '../../../contract/mutants/audio-workshop.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { workshopWorld } from '../../../support/audio-world.ts';
import { expectMutantRejected } from '../../../support/contract.ts';

describe('the audio workshop suite', () => {
  const onWasm = workshopWorld({ codec: 'wasm' });
  for (const { title, by, of } of audioWorkshopMutants)
    expectMutantRejected(title, audioWorkshopContract(mutating(onWasm, of)), by);
});
