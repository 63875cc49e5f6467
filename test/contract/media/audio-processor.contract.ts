import type { ContractCase } from '../../support/contract.ts';
import { stemPolicies } from './audio-processor/comparing-stems.ts';
import { examiningPolicies } from './audio-processor/examining.ts';
import { markingPolicies } from './audio-processor/marking.ts';
import { previewingPolicies } from './audio-processor/previewing.ts';
import { refusingPolicies } from './audio-processor/rejecting.ts';
import { renderingPolicies } from './audio-processor/rendering.ts';
import { taggingPolicies } from './audio-processor/tagging.ts';
import type { AudioProcessorView } from './audio-processor/stage.ts';
import type { OpenWorld } from '../world.ts';

const timeout = 240_000; // signal processing on a machine that is busy with other suites

/** The promises of every audio processor, with any codec: see `AudioProcessor`. */
export const audioProcessorContract = (open: OpenWorld<AudioProcessorView>): readonly ContractCase[] =>
  [
    examiningPolicies,
    previewingPolicies,
    renderingPolicies,
    markingPolicies,
    taggingPolicies,
    stemPolicies,
    refusingPolicies,
  ].flatMap((policies) => policies(open).map((policy) => ({ ...policy, timeout })));
