import { appealStatuses } from '../../../../src/domain/moderation/appeals/appeal.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import type { CatalogCommit } from '../../../../src/ports/driven/catalog/track-library.ts';
import { aTrack, noon, trackId } from '../../builders/builders.ts';
import {
  aDecision,
  anAppeal,
  decisionId,
  overturned,
  underReview,
} from '../../builders/moderation-builders.ts';
import { staffId } from '../../builders/staff-builders.ts';
import { noEffects } from '../../effects.ts';

export type KeptOfModeration = Pick<Adapters, 'library' | 'moderationStore'>;

const second = 10_000;
const waiting = 20_000;

/** A decision about each track, a second one about some; appeals in all states; tracks that wait, some worked on. */
export const fillModeration = async (
  { library, moderationStore }: KeptOfModeration,
  count: number,
): Promise<void> => {
  const again = async (n: number, rest: Pick<CatalogCommit, 'ruling'>) => {
    const track = await library.find(trackId(n));
    if (!track) return 0;
    const { catalogVersion, ...same } = track;
    const committed = await library.commit({
      track: same,
      guards: { catalogVersion },
      effects: noEffects,
      ...rest,
    });
    return committed.outcome === 'committed' ? committed.track.catalogVersion : 0;
  };

  const appealed = async (n: number, catalogVersion: number) => {
    const against = { trackId: trackId(n), decisionId: decisionId(n), decideBy: noon + (n % 5) * dayMs };
    const [first, other] = [anAppeal(against, n), anAppeal(against, second + n)];
    await moderationStore.submit({
      appeal: first,
      guards: { catalogVersion, appealsOfDecision: 0 },
      effects: noEffects,
    });
    if (n % 4 === 0) return;
    await moderationStore.submit({
      appeal: other,
      guards: { catalogVersion, appealsOfDecision: 1 },
      effects: noEffects,
    });
    await moderationStore.revise({
      appeals: [{ appeal: underReview(other), guards: { version: 1 } }],
      effects: noEffects,
    });
    if (n % 3 !== 0) return;
    const appeals = [
      { appeal: overturned(first), guards: { version: 1 } },
      { appeal: overturned(underReview(other)), guards: { version: 2 } },
    ];
    const decision = aDecision({ trackId: trackId(n), verdict: { act: 'reinstate' } }, second + n);
    await again(n, { ruling: { decision, appeals } });
  };

  for (let n = 1; n <= count; n++) {
    const catalogVersion = await again(n, { ruling: { decision: aDecision({}, n), appeals: [] } });
    if (n % 2 === 1) await appealed(n, catalogVersion);
    if (n % 3 !== 0) continue;
    const { catalogVersion: _, ...track } = aTrack({}, waiting + n);
    const pending = { ...track, moderationStatus: 'pending_review', updatedAt: noon - n } as const;
    await library.commit({ track: pending, guards: { catalogVersion: 'absent' }, effects: noEffects });
    if (n % 2 === 0) await again(waiting + n, {});
    const claim = { subject: pending.trackId, staffId: staffId(), until: noon + dayMs };
    if (n % 4 === 0) await moderationStore.claim(claim, noon);
  }
};

/** Returns everything that the moderation store returns; claims are not moved. */
export const moderationContents = async (
  { moderationStore }: Pick<KeptOfModeration, 'moderationStore'>,
  count: number,
) => {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  return {
    decisions: await Promise.all(numbers.map((n) => moderationStore.decisions(trackId(n)))),
    named: await Promise.all(numbers.map((n) => moderationStore.decision(decisionId(n)))),
    appeals: await Promise.all(numbers.map((n) => moderationStore.appealsOf(decisionId(n)))),
    listed: await moderationStore.listAppeals({ statuses: appealStatuses, limit: 10_000 }),
    pending: await moderationStore.pendingTracks({ now: noon + 2 * dayMs, limit: 10_000 }),
  };
};
