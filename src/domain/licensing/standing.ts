import type { Track } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';

/** What a takedown of the track means for content published under a license; it never changes its status. */
export type Standing =
  | { readonly standing: 'clear' }
  | { readonly standing: 'on_hold' }
  | { readonly standing: 'must_remove'; readonly removeBy: Instant };

/** Withdrawn: published content stays clear. Disputed: on hold. Infringing or legal: it must come down. */
export const standingOf = (track: Track | undefined): Standing => {
  if (track?.moderationStatus !== 'taken_down') return { standing: 'clear' };
  const { reason, effectiveAt, removeBy } = track.takedown;
  switch (reason) {
    case 'withdrawn':
      return { standing: 'clear' };
    case 'disputed':
      return { standing: 'on_hold' };
    case 'infringing':
    case 'legal':
      return { standing: 'must_remove', removeBy: removeBy ?? effectiveAt };
  }
};
