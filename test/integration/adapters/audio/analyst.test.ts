import { audioAnalystContract } from '../../../contract/audio-analyst.contract.ts';
import { audioAnalystMutants } from '../../../contract/mutants/audio-analyst.mutants.ts';
import { mutating } from '../../../contract/world.ts';
import { hearing, workshopWorld } from '../../../support/audio-world.ts';
import { describeContract, expectMutantRejected } from '../../../support/contract.ts';
import { needing } from '../../../support/needing.ts';

const onWasm = hearing(workshopWorld({ codec: 'wasm' }));

describeContract('the analyst on wasm codecs', audioAnalystContract(onWasm.always));

needing('ffmpeg', 'the analyst on ffmpeg', () => {
  describeContract('keeps the contract', audioAnalystContract(workshopWorld({ codec: 'ffmpeg' })));
});

describe('the analyst suite', () => {
  for (const { title, by, of } of audioAnalystMutants)
    // Mutants break what is told of a sound, not how it is heard.
    expectMutantRejected(title, audioAnalystContract(mutating(onWasm.once, of)), by);
});
