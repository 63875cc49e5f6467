import type { TrackForStaff } from '@platform-licensing/client';
import { comparisonsOf, warningsOf } from '../declared.ts';

/** Returns what a reviewer has to look at or listen to in a track. A track with findings is not approved with others. */
export const findingsOf = ({
  track,
  measured,
  decisionsInForce,
}: Pick<TrackForStaff, 'track' | 'measured' | 'decisionsInForce'>): readonly string[] => {
  const { aiDisclosure, moderationStatus } = track;
  const parts = (['vocals', 'instruments', 'composition', 'lyrics'] as const).filter(
    (part) => aiDisclosure[part] !== 'none',
  );
  return [
    ...(moderationStatus === 'pending_review' ? [] : ['It no longer waits for review.']),
    ...(decisionsInForce.length > 0 ? ['It was decided before.'] : []),
    ...comparisonsOf(track, measured)
      .filter(({ agrees }) => agrees === false)
      .map(
        (differing) => `${differing.name}: ${differing.declared} declared, ${differing.measured} measured.`,
      ),
    ...warningsOf(measured),
    ...(parts.length > 0 ? [`AI was used in ${parts.join(', ')}.`] : []),
  ];
};
