import type { TrackNoticeForStaff } from '@platform-licensing/client';
import type { Tone } from '../../kit/display/tag.tsx';

/** Reasons of reports, in the words of staff. */
export const grounds: Readonly<Record<TrackNoticeForStaff['ground'], string>> = {
  copyright_recording: 'Rights in the recording',
  copyright_composition: 'Rights in the composition',
  personal_rights: 'Rights of a person',
  illegal_content: 'Illegal content',
  child_sexual_abuse: 'Sexual abuse of children',
  other: 'Another reason',
};

export const statuses: Readonly<
  Record<TrackNoticeForStaff['status'], { readonly name: string; readonly tone: Tone }>
> = {
  received: { name: 'Not decided', tone: 'warn' },
  actioned: { name: 'Acted on', tone: 'good' },
  rejected: { name: 'Rejected', tone: 'quiet' },
  no_longer_relevant: { name: 'No longer relevant', tone: 'quiet' },
};
