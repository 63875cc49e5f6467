import type { AppealForStaff } from '@platform-licensing/client';
import type { Tone } from '../../kit/tone.ts';

/** Reasons of appeals, in the words of staff. */
export const grounds: Readonly<Record<AppealForStaff['grounds'], string>> = {
  rights_held: 'The appellant owns the rights',
  licensed: 'The appellant has a license or permission',
  misidentified: 'The recording or work was mistaken for another one',
  facts_wrong: 'The facts are wrong',
  policy_misapplied: 'The policy was applied incorrectly',
  remedied: 'The problem was fixed',
  other: 'Another reason',
};

export const statuses: Readonly<
  Record<AppealForStaff['status'], { readonly name: string; readonly tone: Tone }>
> = {
  submitted: { name: 'Not assigned', tone: 'warn' },
  under_review: { name: 'Under review', tone: 'quiet' },
  more_info_requested: { name: 'Waits for the appellant', tone: 'quiet' },
  upheld: { name: 'Decision upheld', tone: 'quiet' },
  overturned: { name: 'Decision overturned', tone: 'good' },
  withdrawn: { name: 'Withdrawn', tone: 'quiet' },
};
