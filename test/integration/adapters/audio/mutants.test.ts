import { audioProcessorContract } from '../../../contract/media/audio-processor.contract.ts';
import { audioProcessorMutants } from '../../../contract/mutants/media/audio-processor.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { audioProcessorWorld } from '../../../support/worlds/audio-world.ts';
import { expectMutantRejected } from '../../../support/contract.ts';

describe('the audio processor suite', () => {
  const onWasm = audioProcessorWorld({ codec: 'wasm' });
  for (const { title, by, of } of audioProcessorMutants)
    expectMutantRejected(title, audioProcessorContract(mutating(onWasm, of)), by);
});
