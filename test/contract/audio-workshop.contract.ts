import type { ContractCase } from '../support/contract.ts';
import { stemPolicies } from './audio-workshop/comparing-stems.ts';
import { examiningPolicies } from './audio-workshop/examining.ts';
import { markingPolicies } from './audio-workshop/marking.ts';
import { previewingPolicies } from './audio-workshop/previewing.ts';
import { refusingPolicies } from './audio-workshop/refusing.ts';
import { renderingPolicies } from './audio-workshop/rendering.ts';
import { taggingPolicies } from './audio-workshop/tagging.ts';
import type { WorkshopView } from './audio-workshop/stage.ts';
import type { OpenWorld } from './world.ts';

const timeout = 240_000; // signal processing on a machine that is busy with other suites

/** What every workshop promises, over whatever codec: see `AudioWorkshop`. */
export const audioWorkshopContract = (open: OpenWorld<WorkshopView>): readonly ContractCase[] =>
  [
    examiningPolicies,
    previewingPolicies,
    renderingPolicies,
    markingPolicies,
    taggingPolicies,
    stemPolicies,
    refusingPolicies,
  ].flatMap((policies) => policies(open).map((policy) => ({ ...policy, timeout })));
