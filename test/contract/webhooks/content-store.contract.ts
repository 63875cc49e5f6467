import type { ContractCase } from '../../support/contract.ts';
import { committingPolicies } from './content-store/committing.ts';
import { guardingPolicies } from './content-store/guarding.ts';
import { partPolicies } from './content-store/parts.ts';
import type { ContentView } from './content-store/stage.ts';
import type { OpenWorld } from '../world.ts';

/** The promises of every content store: see `ContentStore`. Tracks, platforms and licenses come from their own ports. */
export const contentStoreContract = (open: OpenWorld<ContentView>): readonly ContractCase[] => [
  ...committingPolicies(open),
  ...guardingPolicies(open),
  ...partPolicies(open),
];
