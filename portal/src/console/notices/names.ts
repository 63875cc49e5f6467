import type { TrackNoticeForStaff } from '@platform-licensing/client';
import { optionsOf } from '../../kit/display/names.ts';
import type { Tone } from '../../kit/tone.ts';

/** Reasons of reports, in the words of staff. */
export const grounds: Readonly<Record<TrackNoticeForStaff['ground'], string>> = {
  copyright_recording: 'Rights in the recording',
  copyright_composition: 'Rights in the composition',
  personal_rights: 'Rights of a person',
  illegal_content: 'Illegal content',
  child_sexual_abuse: 'Sexual abuse of children',
  other: 'Another reason',
};

export const groundOptions = optionsOf(grounds);

export const statuses: Readonly<
  Record<TrackNoticeForStaff['status'], { readonly name: string; readonly tone: Tone }>
> = {
  received: { name: 'Not decided', tone: 'warn' },
  actioned: { name: 'Acted on', tone: 'good' },
  rejected: { name: 'Rejected', tone: 'quiet' },
  no_longer_relevant: { name: 'No longer relevant', tone: 'quiet' },
};

type Decided = NonNullable<NonNullable<TrackNoticeForStaff['complaint']>['decision']>;

/** Outcomes of decisions about reports and complaints. */
export const outcomeNames: Readonly<Record<Decided['outcome'], string>> = {
  actioned: statuses.actioned.name,
  rejected: statuses.rejected.name,
  no_longer_relevant: statuses.no_longer_relevant.name,
  upheld: 'First decision upheld',
};
