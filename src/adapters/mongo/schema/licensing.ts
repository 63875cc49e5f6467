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
      { name: 'licenses_of_track', key: { platformId: 1, trackId: 1, _id: 1 } },
      { name: 'licenses_of_content', key: { platformId: 1, contentId: 1, _id: 1 } },
      { name: 'licenses_of_status', key: { platformId: 1, status: 1, _id: 1 } },
      { name: 'licenses_of_content_type', key: { platformId: 1, 'license.contentType': 1, _id: 1 } },
      { name: 'licenses_of_source', key: { platformId: 1, 'license.source': 1, _id: 1 } },
      // Finds the platforms that license a track.
      {
        name: 'licensees_of_track',
        key: { trackId: 1, platformId: 1, validUntil: 1 },
        partialFilterExpression: { status: 'active' },
      },
      { name: 'licenses_by_coverage', key: { platformId: 1, trackId: 1, coverage: 1, validUntil: 1 } },
      { name: 'licenses_ended', key: { platformId: 1, status: 1, touchedAt: 1 } },
      // What members of staff list, latest issued first.
      { name: 'licenses_by_issue', key: { 'license.issuedAt': 1, _id: 1 } },
      { name: 'licenses_by_platform', key: { platformId: 1, 'license.issuedAt': 1, _id: 1 } },
      { name: 'licenses_by_track', key: { trackId: 1, 'license.issuedAt': 1, _id: 1 } },
      {
        name: 'licenses_by_content_type',
        key: { 'license.contentType': 1, 'license.issuedAt': 1, _id: 1 },
      },
      { name: 'licenses_by_status', key: { status: 1, 'license.issuedAt': 1, _id: 1 } },
      { name: 'licenses_touched', key: { platformId: 1, touchedAt: 1 } },
      // Counts what has lapsed without a look at it.
      {
        name: 'licenses_ending',
        key: { platformId: 1, status: 1, validUntil: 1 },
        partialFilterExpression: { status: 'active' },
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
