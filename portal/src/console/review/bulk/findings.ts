import type { LookAlikeList, TrackForStaff } from '@platform-licensing/client';
import { share } from '../../../kit/display/format.ts';
import { titleOf } from '../../../kit/display/names.ts';
import { verdictOf } from '../rights/checks.ts';
import { comparisonsOf, warningsOf, type Comparison } from '../declared.ts';

/** Moods are matters of opinion, which are not compared. Half the tempo or the relative key asks for an ear. */
const declarationFindings = (one: Comparison): readonly string[] => {
  if (one.name === 'Moods') return [];
  if (one.agrees === undefined) return [`${one.name}: not measured.`];
  return one.agrees && one.note === undefined
    ? []
    : [`${one.name}: ${one.declared} declared, ${one.measured} measured.`];
};

/** A track that sounds as similar as this is compared by ear, also if its recording is another one. */
const alike = 0.98;

const disputeFinding = ({ name, setAside }: TrackForStaff['disputes'][number]): string =>
  `${name ?? 'A party'} disputes shares${setAside ? ', which was set aside' : ''}.`;

/** Returns which other tracks a reviewer has to compare with a track. */
const resemblances = ({ data, sameRecordings }: Pick<LookAlikeList, 'data' | 'sameRecordings'>) => {
  const duplicates = new Set(sameRecordings.map(({ track: { trackId } }) => trackId));
  return [
    ...sameRecordings.map(({ track }) => `Same recording as “${titleOf(track)}” (${track.isrc}).`),
    ...data
      .filter(({ track, similarity }) => similarity >= alike && !duplicates.has(track.trackId))
      .map(
        ({ track, similarity }) =>
          `Sounds like “${titleOf(track)}” (${track.isrc}): ${share(similarity, 1)} similar.`,
      ),
  ];
};

/** Returns what a reviewer has to look at or listen to in a track. A track with findings is not approved with others. */
export const findingsOf = (
  {
    track,
    measured,
    decisionsInForce,
    disputes,
    rightsCheck,
  }: Pick<TrackForStaff, 'track' | 'measured' | 'decisionsInForce' | 'disputes' | 'rightsCheck'>,
  lookAlikes: Pick<LookAlikeList, 'data' | 'sameRecordings'>,
): readonly string[] => {
  const { aiDisclosure, moderationStatus } = track;
  const parts = (['vocals', 'instruments', 'composition', 'lyrics'] as const).filter(
    (part) => aiDisclosure[part] !== 'none',
  );
  return [
    ...(moderationStatus === 'pending_review' ? [] : ['It no longer waits for review.']),
    ...(decisionsInForce.length > 0 ? ['It was decided before.'] : []),
    ...comparisonsOf(track, measured).flatMap(declarationFindings),
    ...warningsOf(measured),
    ...(verdictOf(rightsCheck) === 'incomplete' ? ['The rights check is incomplete.'] : []),
    ...disputes.map(disputeFinding),
    ...resemblances(lookAlikes),
    ...(parts.length > 0 ? [`AI was used in ${parts.join(', ')}.`] : []),
  ];
};
