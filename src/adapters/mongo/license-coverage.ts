import type { Filter } from 'mongodb';
import type { License } from '../../domain/licensing/license.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import { clockToleranceMs, coversTerritory, type Use } from '../../domain/usage/licensed-use.ts';
import { fromDocument, licensesOf, whole, type LicenseDocument } from './license-document.ts';
import type { Store } from './store.ts';

type Question = Filter<LicenseDocument>;

/** What decides, from a license that covers the use to any license of the track. The first that finds one decides. */
const questionsOf = (
  coverages: readonly string[],
  { contentId, territory, occurredAt }: Use,
): readonly Question[] => {
  const covering = coverages.filter((one) => coversTerritory(one.split(' '), territory));
  const content: Question = contentId === undefined ? {} : { contentId };
  const inForce: Question = {
    ...content,
    validFrom: { $lte: occurredAt + clockToleranceMs },
    validUntil: { $gt: occurredAt },
    $or: [{ status: 'active' }, { touchedAt: { $gt: occurredAt } }],
  };
  return [
    ...(covering.length > 0 ? [{ ...inForce, coverage: { $in: covering } }] : []),
    { ...inForce, coverage: { $in: [...coverages] } },
    content,
    {},
  ];
};

export const closestTo = async (
  store: Store,
  platformId: PlatformId,
  use: Use,
): Promise<readonly License[]> => {
  const ofTrack = { platformId, trackId: use.trackId };
  const coverages = await licensesOf(store).distinct('coverage', ofTrack);
  if (coverages.length === 0) return [];
  for (const question of questionsOf(coverages, use)) {
    const found = await licensesOf(store).findOne({ ...ofTrack, ...question }, whole);
    if (found) return [fromDocument(found)];
  }
  return [];
};
