import { moderationStatuses } from '../../../domain/catalog/track.ts';
import {
  binary,
  bool,
  count,
  object,
  oneOf,
  orNull,
  record,
  text,
  whole,
  type CollectionPlan,
} from './plan.ts';

/**
 * Every track, by the catalog version of its last commit, with what was delivered and drawn of it. `tracks` and
 * `catalog_head` stay on one shard together: there a commit waits for the one before it, so that no reader finds a
 * version before a lower one, and ISRCs are unique over all. A million tracks are some 5 GB.
 */
export const catalog = {
  tracks: {
    validator: record(
      {
        _id: text,
        catalogVersion: count,
        isrc: text,
        moderationStatus: oneOf(...moderationStatuses),
        // When the takedown that stands was committed; null where none does.
        takedownAt: orNull(whole),
        // Title, first artist and first owner of the master, their ASCII letters in lower case.
        titleKey: text,
        artistKey: text,
        labelKey: text,
        track: object,
      },
      // Since when it has waited for a decision, where it does. When what licensees must do last changed, and whether
      // they must do something now.
      { pendingSince: whole, complianceChangedAt: whole, requiresAction: bool },
    ),
    indexes: [
      { name: 'track_versions', key: { catalogVersion: 1 }, unique: true },
      { name: 'tracks_by_status', key: { moderationStatus: 1, catalogVersion: 1 } },
      { name: 'tracks_by_title', key: { titleKey: 1, _id: 1 } },
      { name: 'tracks_by_artist', key: { artistKey: 1, _id: 1 } },
      { name: 'tracks_by_label', key: { labelKey: 1, _id: 1 } },
      { name: 'track_isrcs', key: { isrc: 1 }, unique: true },
      {
        name: 'tracks_down',
        key: { catalogVersion: -1, takedownAt: 1 },
        partialFilterExpression: { takedownAt: { $gte: 0 } },
      },
      {
        name: 'tracks_pending',
        key: { moderationStatus: 1, pendingSince: 1, _id: 1 },
        partialFilterExpression: { moderationStatus: 'pending_review' },
      },
      {
        name: 'tracks_requiring_action',
        key: { requiresAction: 1, _id: 1 },
        partialFilterExpression: { requiresAction: true },
      },
      {
        name: 'tracks_by_compliance_change',
        key: { complianceChangedAt: 1 },
        partialFilterExpression: { complianceChangedAt: { $exists: true } },
      },
    ],
  },
  catalog_head: {
    validator: record({ _id: oneOf('catalog'), version: count }),
    indexes: [],
  },
  peaks: {
    validator: record({ _id: text, sampleRate: count, samplesPerPixel: count, pairs: binary }),
    indexes: [],
    shardKey: { _id: 'hashed' },
  },
  // By the deliverer's own id of the track.
  deliveries: {
    validator: record({ _id: text, fingerprint: text, trackId: text }),
    indexes: [],
    shardKey: { _id: 'hashed' },
  },
  // Touched by whoever grants a right to a track, all of a track's by whoever changes it: see `track-guards.ts`.
  track_guards: {
    validator: record({ _id: text, touched: count }),
    indexes: [],
  },
} as const satisfies Record<string, CollectionPlan>;
