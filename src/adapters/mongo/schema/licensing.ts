import { licenseStatuses } from '../../../domain/licensing/license.ts';
import { count, object, oneOf, record, text, whole, type CollectionPlan } from './plan.ts';

/** Licenses and what they count. */
export const licensing = {
  licenses: {
    validator: record(
      {
        _id: text,
        platformId: text,
        trackId: text,
        contentId: text,
        status: oneOf(...licenseStatuses),
        validFrom: whole,
        // The latest date that exists if the license has no end.
        validUntil: whole,
        // When it was issued, or ended.
        touchedAt: whole,
        // The territories, with spaces between.
        coverage: text,
        license: object,
      },
      // When the next notice of its end is due: of active ones that have an end ahead.
      { noticeAt: whole },
    ),
    indexes: [
      {
        name: 'active_bindings',
        key: { platformId: 1, trackId: 1, contentId: 1 },
        unique: true,
        partialFilterExpression: { status: 'active' },
      },
      // Lists go by id: an index that ends with it, after what was asked for, needs no sorting.
      { name: 'licenses_of_platform', key: { platformId: 1, _id: 1 } },
      // Finds the licenses of a track, those of one platform in order, and the platforms.
      { name: 'licenses_of_tracks', key: { trackId: 1, platformId: 1, _id: 1 } },
      { name: 'licenses_of_content', key: { platformId: 1, contentId: 1, _id: 1 } },
      { name: 'licenses_of_status', key: { platformId: 1, status: 1, _id: 1 } },
      // A list by one of the two names every value of the other, and mongod merges what it finds.
      {
        name: 'licenses_of_kind',
        key: { platformId: 1, 'license.contentType': 1, 'license.source': 1, _id: 1 },
      },
      // Finds the platforms that hold a license of a track, and counts what one holds, without a look at it.
      {
        name: 'licensees_of_track',
        key: { trackId: 1, platformId: 1, validUntil: 1 },
        partialFilterExpression: { status: 'active' },
      },
      { name: 'licenses_by_coverage', key: { platformId: 1, trackId: 1, coverage: 1, validUntil: 1 } },
      // Of those that are `expired` or `revoked`.
      {
        name: 'ended_licenses_by_time',
        key: { platformId: 1, status: 1, touchedAt: 1 },
        partialFilterExpression: { status: { $gt: 'active' } },
      },
      {
        name: 'ended_licenses',
        key: { status: 1, _id: 1 },
        partialFilterExpression: { status: { $gt: 'active' } },
      },
      { name: 'licenses_touched', key: { platformId: 1, touchedAt: 1 } },
      // Counts what has lapsed without a look at it.
      {
        name: 'licenses_lapsing',
        key: { platformId: 1, status: 1, validUntil: 1 },
        partialFilterExpression: { status: 'active', validUntil: { $lt: 8_640_000_000_000_000 } },
      },
      {
        name: 'licenses_to_notify',
        key: { noticeAt: 1, _id: 1 },
        partialFilterExpression: { status: 'active', noticeAt: { $gte: 0 } },
      },
      {
        name: 'licenses_to_notify_by_platform',
        key: { platformId: 1, noticeAt: 1, _id: 1, validUntil: 1 },
        partialFilterExpression: { status: 'active', noticeAt: { $gte: 0 } },
      },
    ],
    retiredIndexes: [
      ...['licenses_of_track', 'licenses_of_content_type', 'licenses_of_source'],
      ...['licenses_ended', 'licenses_by_issue', 'licenses_by_platform', 'licenses_by_track'],
      ...['licenses_by_content_type', 'licenses_by_status', 'licenses_ending'],
    ],
    shardKey: { platformId: 1, trackId: 1 },
  },
  forensic_marks: {
    // `_id` is the mark in hex.
    validator: record({ _id: text, licenseId: text }),
    indexes: [],
    shardKey: { _id: 'hashed' },
  },
  license_months: {
    // `_id` is "<platformId>/<month>"; `days` counts by day.
    validator: record({ _id: text, platformId: text, month: text, issued: count, days: object }),
    indexes: [],
    shardKey: { _id: 'hashed' },
  },
} as const satisfies Record<string, CollectionPlan>;
