import { audioProcessorContract } from '../../../contract/media/audio-processor.contract.ts';
import { audioProcessorWorld } from '../../../support/worlds/audio-world.ts';
import { describeContract } from '../../../support/contract.ts';

describeContract(
  'the audio processor on wasm codecs',
  audioProcessorContract(audioProcessorWorld({ codec: 'wasm' })),
);
