/** The tables of the earlier release. Any other table of its file is unknown and stays. */
export const olderTables: readonly string[] = [
  ...[
    'signing_keys',
    'master_keys',
    'platforms',
    'credentials',
    'credential_uses',
    'revoked_tokens',
    'registry_revision',
  ],
  ...['tracks', 'track_compliance', 'peaks', 'analyses', 'deliveries', 'decisions', 'appeals', 'claims'],
  ...['licenses', 'licenses_held', 'licenses_issued', 'forensic_marks', 'receipts', 'hold', 'write_probe'],
  ...['outbox', 'endpoints', 'endpoint_topics', 'lanes', 'event_deliveries', 'delivery_tallies'],
  ...['content_registers', 'content_notices', 'mails', 'audit_entries', 'audit_subjects'],
  ...['staff', 'staff_attempts', 'staff_sessions', 'billing_accounts', 'checkouts', 'payment_events'],
  ...[
    'usage_batches',
    'usage_by_day',
    'usage_by_territory',
    'usage_by_track',
    'usage_events',
    'plays_by_day',
  ],
  ...['request_counts', 'meters', 'enrichments', 'enrichment_days', 'enrichment_rows', 'enrichment_turns'],
];
