import type { Track } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';

/** What the licensee must do with published content. A takedown changes the compliance of a license, never its status. */
export type Compliance =
  | { readonly state: 'clear' }
  | { readonly state: 'on_hold' }
  | { readonly state: 'must_remove'; readonly removeBy: Instant };

export const complianceStates = [
  'clear',
  'on_hold',
  'must_remove',
] as const satisfies readonly Compliance['state'][];

/** Withdrawn: published content stays clear. Disputed: on hold. Infringing or legal: it must be removed. */
export const complianceOf = (track: Track | undefined): Compliance => {
  if (track?.moderationStatus !== 'taken_down') return { state: 'clear' };
  const { reason, effectiveAt, removeBy } = track.takedown;
  switch (reason) {
    case 'withdrawn':
      return { state: 'clear' };
    case 'disputed':
      return { state: 'on_hold' };
    case 'infringing':
    case 'legal':
      return { state: 'must_remove', removeBy: removeBy ?? effectiveAt };
  }
};
