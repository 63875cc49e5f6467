import { audioProcessorContract } from '../../../contract/audio-processor.contract.ts';
import { audioProcessorWorld } from '../../../support/audio-world.ts';
import { describeContract } from '../../../support/contract.ts';

describeContract(
  'the audio workshop on wasm codecs',
  audioProcessorContract(audioProcessorWorld({ codec: 'wasm' })),
);
