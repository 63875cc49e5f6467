import type { TrackForStaff } from '@platform-licensing/client';
import { comparisonsOf, warningsOf, type Comparison } from '../declared.ts';

/** Moods are matters of opinion, which are not compared. Half the tempo or the relative key asks for an ear. */
const doubtAbout = (one: Comparison): readonly string[] => {
  if (one.name === 'Moods') return [];
  if (one.agrees === undefined) return [`${one.name}: not measured.`];
  return one.agrees && one.note === undefined
    ? []
    : [`${one.name}: ${one.declared} declared, ${one.measured} measured.`];
};

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
    ...comparisonsOf(track, measured).flatMap(doubtAbout),
    ...warningsOf(measured),
    ...(parts.length > 0 ? [`AI was used in ${parts.join(', ')}.`] : []),
  ];
};
