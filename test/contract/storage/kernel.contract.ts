import type { ContractCase } from '../../support/contract.ts';
import { atomicityPolicies, uniquenessPolicies } from './kernel/atomicity.ts';
import { writeLockPolicies } from './kernel/write-lock.ts';
import { lockingPolicies } from './kernel/locking.ts';
import { queryPolicies } from './kernel/queries.ts';
import { revisionPolicies } from './kernel/revisions.ts';
import { severalPolicies } from './kernel/several.ts';
import type { KernelView } from './kernel/stage.ts';
import { claimPolicies, writingPolicies } from './kernel/writing.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of every kernel: see `Kernel` and docs/store-kit.md. */
export const kernelContract = (open: OpenWorld<KernelView>): readonly ContractCase[] => [
  ...atomicityPolicies(open),
  ...uniquenessPolicies(open),
  ...queryPolicies(open),
  ...severalPolicies(open),
  ...writingPolicies(open),
  ...revisionPolicies(open),
  ...lockingPolicies(open),
  ...claimPolicies(open),
  ...writeLockPolicies(open),
];
