import { appealStatuses } from '../../../domain/moderation/appeal.ts';
import { count, object, oneOf, record, text, whole, type CollectionPlan } from './plan.ts';

/** Decisions about tracks, appeals against them, and who works on what: as many as people can take and read. */
export const moderation = {
  decisions: {
    validator: record({
      _id: text,
      trackId: text,
      // Of the commit that it came in with: decisions of a track stand in the order of their commits.
      catalogVersion: count,
      // How many came in against it; `touched`: by whoever relies on that.
      appeals: count,
      touched: count,
      decision: object,
    }),
    indexes: [{ name: 'decisions_of_track', key: { trackId: 1, catalogVersion: 1 }, unique: true }],
  },
  appeals: {
    validator: record({
      _id: text,
      decisionId: text,
      // Among those of the decision: 1, 2, 3, …
      place: count,
      status: oneOf(...appealStatuses),
      decideBy: whole,
      version: count,
      appeal: object,
    }),
    indexes: [
      { name: 'appeals_of_decision', key: { decisionId: 1, place: 1 }, unique: true },
      { name: 'appeals_to_decide', key: { status: 1, decideBy: 1, _id: 1 } },
    ],
  },
  // `_id` is the track, or the appeal.
  claims: {
    validator: record({ _id: text, staffId: text, until: whole }),
    indexes: [],
  },
} as const satisfies Record<string, CollectionPlan>;
