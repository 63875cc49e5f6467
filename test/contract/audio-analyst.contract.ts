import type { ContractCase } from '../support/contract.ts';
import { hearingPolicies } from './audio-analyst/hearing.ts';
import { likeningPolicies } from './audio-analyst/likening.ts';
import { notKnowingPolicies } from './audio-analyst/not-knowing.ts';
import type { AnalystView } from './audio-analyst/stage.ts';
import type { OpenWorld } from './world.ts';

const timeout = 240_000; // signal processing on a machine that is busy with other suites

/** What every analyst promises: see `AudioAnalyst`. How often it is right on real music, `npm run evaluate` measures. */
export const audioAnalystContract = (open: OpenWorld<AnalystView>): readonly ContractCase[] =>
  [hearingPolicies, likeningPolicies, notKnowingPolicies].flatMap((policies) =>
    policies(open).map((policy) => ({ ...policy, timeout })),
  );
