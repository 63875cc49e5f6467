/** What platforms were offered, what payment providers told of it, and what follows for whom. Times in ms since 1970. */
export const billing = `
  CREATE TABLE billing_accounts (
    platform_id TEXT PRIMARY KEY REFERENCES platforms (platform_id),
    version INTEGER NOT NULL,
    next_due INTEGER,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX billing_due ON billing_accounts (next_due, platform_id) WHERE next_due IS NOT NULL;

  CREATE TABLE checkouts (
    checkout_id TEXT PRIMARY KEY,
    platform_id TEXT NOT NULL REFERENCES platforms (platform_id),
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX checkouts_of_platform ON checkouts (platform_id, checkout_id);

  CREATE TABLE payment_events (
    provider TEXT NOT NULL,
    provider_event_id TEXT NOT NULL,
    platform_id TEXT NOT NULL,
    doc TEXT NOT NULL,
    PRIMARY KEY (provider, provider_event_id)
  ) STRICT;
  CREATE INDEX payment_events_of_platform ON payment_events (platform_id, provider, provider_event_id);
`;
