import { audioProcessorContract } from '../../../contract/media/audio-processor.contract.ts';
import { audioProcessorWorld } from '../../../support/worlds/audio-world.ts';
import { describeContract } from '../../../support/contract.ts';
import { needing } from '../../../support/needing.ts';

needing('ffmpeg', 'the audio workshop on ffmpeg', () => {
  describeContract('keeps the contract', audioProcessorContract(audioProcessorWorld({ codec: 'ffmpeg' })));
});
