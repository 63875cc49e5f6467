import type { ContractCase } from '../../support/contract.ts';
import { findingPolicies } from './audio-analyzer/finding.ts';
import { likeningPolicies } from './audio-analyzer/likening.ts';
import { notKnowingPolicies } from './audio-analyzer/not-knowing.ts';
import type { AudioAnalyzerView } from './audio-analyzer/stage.ts';
import type { OpenWorld } from '../world.ts';

const timeout = 240_000; // signal processing on a machine that is busy with other suites

/** The promises of every analyzer: see `AudioAnalyzer`. `npm run evaluate` measures how often it is right on real music. */
export const audioAnalyzerContract = (open: OpenWorld<AudioAnalyzerView>): readonly ContractCase[] =>
  [findingPolicies, likeningPolicies, notKnowingPolicies].flatMap((policies) =>
    policies(open).map((policy) => ({ ...policy, timeout })),
  );
