import type { ContractCase } from '../../support/contract.ts';
import { hearingPolicies } from './audio-analyzer/hearing.ts';
import { likeningPolicies } from './audio-analyzer/likening.ts';
import { notKnowingPolicies } from './audio-analyzer/not-knowing.ts';
import type { AudioAnalyzerView } from './audio-analyzer/stage.ts';
import type { OpenWorld } from '../world.ts';

const timeout = 240_000; // signal processing on a machine that is busy with other suites

/** What every analyst promises: see `AudioAnalyzer`. How often it is right on real music, `npm run evaluate` measures. */
export const audioAnalyzerContract = (open: OpenWorld<AudioAnalyzerView>): readonly ContractCase[] =>
  [hearingPolicies, likeningPolicies, notKnowingPolicies].flatMap((policies) =>
    policies(open).map((policy) => ({ ...policy, timeout })),
  );
