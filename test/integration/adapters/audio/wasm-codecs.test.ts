import { audioWorkshopContract } from '../../../contract/audio-workshop.contract.ts';
import { workshopWorld } from '../../../support/audio-world.ts';
import { describeContract } from '../../../support/contract.ts';

describeContract(
  'the audio workshop on wasm codecs',
  audioWorkshopContract(workshopWorld({ codec: 'wasm' })),
);
