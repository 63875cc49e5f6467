import type { ContractCase } from '../support/contract.ts';
import { committingPolicies } from './content-book/committing.ts';
import { guardingPolicies } from './content-book/guarding.ts';
import { partPolicies } from './content-book/parts.ts';
import type { BookView } from './content-book/stage.ts';
import type { OpenWorld } from './world.ts';

/** What every book promises: see `ContentBook`. Tracks, platforms and licenses come from their own ports. */
export const contentBookContract = (open: OpenWorld<BookView>): readonly ContractCase[] => [
  ...committingPolicies(open),
  ...guardingPolicies(open),
  ...partPolicies(open),
];
