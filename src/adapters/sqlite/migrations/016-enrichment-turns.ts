/** Requests for enrichment are claimed platform by platform, each with no more than its leases. */
export const enrichmentTurns = `
  DROP INDEX enrichments_waiting;
  CREATE INDEX enrichments_waiting ON enrichments (platform_id, waiting_since, enrichment_id) WHERE waiting > 0;
  CREATE INDEX enrichments_leased ON enrichments (platform_id, lease_until) WHERE waiting > 0;
`;
