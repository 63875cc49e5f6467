import { count, object, record, text, whole, type CollectionPlan } from './plan.ts';

/** What partners reported, summed as it comes in, and what they asked of the service. Days and months in UTC. */
export const usage = {
  usage_events: {
    // `reportedAs` is the partner's own id of the event, or ours where it has none: then nothing repeats it.
    validator: record(
      { _id: text, platformId: text, reportedAs: text, event: object },
      // Absent where it was moved in from another store.
      { batchId: text },
    ),
    indexes: [
      { name: 'usage_event_ids', key: { platformId: 1, reportedAs: 1 }, unique: true },
      { name: 'usage_events_listed', key: { platformId: 1, 'event.occurredAt': -1, _id: -1 } },
      {
        name: 'usage_events_of_track',
        key: { platformId: 1, 'event.trackId': 1, 'event.occurredAt': -1, _id: -1 },
      },
      {
        name: 'usage_events_of_license',
        key: { platformId: 1, 'event.licenseId': 1, 'event.occurredAt': -1, _id: -1 },
        partialFilterExpression: { 'event.licenseId': { $exists: true } },
      },
      {
        name: 'usage_events_unlicensed',
        key: { platformId: 1, 'event.occurredAt': -1, _id: -1 },
        partialFilterExpression: { 'event.unlicensed': true },
      },
    ],
    shardKey: { platformId: 1, reportedAs: 1 },
  },
  usage_sums: {
    // `_id` is the place, in texts between slashes: "day/<platformId>/<day>", "territory/<platformId>/<month>/<territory>"
    // (empty where none was named), "track/<platformId>/<month>/<trackId>", and for all platforms together
    // "plays/<share>/<day>/<trackId>": see `usage-sums.ts`.
    validator: record(
      { _id: text, plays: count, impressions: count },
      { platformId: text, month: text, trackId: text, unlicensedPlays: count, unlicensedImpressions: count },
    ),
    indexes: [
      {
        name: 'most_played',
        key: { platformId: 1, month: 1, plays: -1, impressions: -1, trackId: 1 },
        partialFilterExpression: { platformId: { $exists: true } },
      },
    ],
    shardKey: { _id: 1 },
  },
  request_counts: {
    // `_id` is "<platformId>/<day>".
    validator: record({ _id: text, requests: count, previews: count, downloads: count }),
    indexes: [],
    shardKey: { _id: 1 },
  },
  // The last flush that each meter of requests handed over: one that comes again counts once.
  meters: {
    validator: record({ _id: text, flush: count, at: whole }),
    indexes: [{ name: 'meters_to_forget', key: { at: 1 } }],
  },
} as const satisfies Record<string, CollectionPlan>;
