import { audioProcessorContract } from '../../../contract/audio-processor.contract.ts';
import { workshopWorld } from '../../../support/audio-world.ts';
import { describeContract } from '../../../support/contract.ts';

describeContract(
  'the audio workshop on wasm codecs',
  audioProcessorContract(workshopWorld({ codec: 'wasm' })),
);
