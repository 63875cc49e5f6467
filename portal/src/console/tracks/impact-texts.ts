import type { DecisionImpact } from '@platform-licensing/client';
import { count, counted } from '../../kit/display/format.ts';
import { capital } from '../../kit/display/names.ts';

/** The service examines no more platforms and published content items than these. */
export const examined = { platforms: 500, content: 1_000 } as const;

type Content = Pick<DecisionImpact['content'], 'count' | 'isComplete'>;

/** Returns a number that may be too low if not everything was examined. */
export const atLeast = (isComplete: boolean, number: string): string =>
  isComplete ? number : `at least ${number}`;

export const licensesText = ({
  activeLicenses,
  platforms,
  isComplete,
}: Pick<DecisionImpact, 'activeLicenses' | 'isComplete'> & {
  readonly platforms: readonly unknown[];
}): string => {
  const licenses = capital(atLeast(isComplete, counted(activeLicenses, 'active license')));
  return `${licenses} of ${atLeast(isComplete, counted(platforms.length, 'platform'))}`;
};

export const noLicensesText = ({ isComplete }: Pick<DecisionImpact, 'isComplete'>): string =>
  isComplete
    ? 'No active licenses are affected.'
    : `No active licenses of the first ${count(examined.platforms)} platforms are affected.`;

export const contentText = ({ count: found, isComplete }: Content): string =>
  capital(atLeast(isComplete, counted(found, 'published content item')));

export const noContentText = ({ isComplete }: Content): string =>
  isComplete
    ? 'No platform reports published content with this track.'
    : `None of the latest ${count(examined.content)} published content items is affected.`;
