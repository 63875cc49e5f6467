/** Events on their way to partners' endpoints, and what partners told of their content. Times in ms since 1970. */
export const events = `
  -- What was told before anybody could listen waits for nobody.
  ALTER TABLE outbox ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0 CHECK (waiting IN (0, 1));
  ALTER TABLE outbox ADD COLUMN told_at INTEGER NOT NULL DEFAULT 0;
  -- While it is fanned out: endpoints up to this one have their delivery.
  ALTER TABLE outbox ADD COLUMN fanned_after TEXT;
  ALTER TABLE outbox ADD COLUMN lease_token TEXT;
  ALTER TABLE outbox ADD COLUMN lease_until INTEGER;
  UPDATE outbox SET told_at = json_extract(doc, '$.occurredAt');
  CREATE INDEX events_waiting ON outbox (position) WHERE waiting = 1;
  CREATE INDEX events_to_forget ON outbox (told_at) WHERE waiting = 0;

  CREATE TABLE endpoints (
    endpoint_id TEXT PRIMARY KEY,
    platform_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX endpoints_of_platform ON endpoints (platform_id, endpoint_id);

  -- What enabled endpoints chose to hear of.
  CREATE TABLE endpoint_topics (
    event_type TEXT NOT NULL,
    endpoint_id TEXT NOT NULL REFERENCES endpoints (endpoint_id) ON DELETE CASCADE,
    PRIMARY KEY (event_type, endpoint_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX topics_of_endpoint ON endpoint_topics (endpoint_id);

  -- The way to an endpoint. Closed while that is disabled; of a removed one it is there until its deliveries are gone.
  CREATE TABLE lanes (
    endpoint_id TEXT PRIMARY KEY,
    state TEXT NOT NULL CHECK (state IN ('open', 'closed', 'removed')),
    failing INTEGER NOT NULL DEFAULT 0 CHECK (failing IN (0, 1)),
    health TEXT NOT NULL DEFAULT '{}',
    -- The earliest that a pending delivery is due.
    next_due INTEGER,
    lease_token TEXT,
    lease_until INTEGER,
    -- Its failures were forgotten since the lease began: what the lease's holder knows of them is old.
    fresh INTEGER NOT NULL DEFAULT 0 CHECK (fresh IN (0, 1))
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lanes_due ON lanes (failing, next_due) WHERE state = 'open' AND next_due IS NOT NULL;
  CREATE INDEX lanes_removed ON lanes (endpoint_id) WHERE state = 'removed';

  CREATE TABLE event_deliveries (
    delivery_id TEXT PRIMARY KEY,
    event_id TEXT NOT NULL,
    endpoint_id TEXT NOT NULL,
    platform_id TEXT NOT NULL,
    event_type TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'dead')),
    created_at INTEGER NOT NULL,
    due_at INTEGER,
    doc TEXT NOT NULL,
    CHECK ((status = 'pending') = (due_at IS NOT NULL))
  ) STRICT;
  CREATE UNIQUE INDEX one_delivery_each ON event_deliveries (event_id, endpoint_id);
  CREATE INDEX deliveries_due ON event_deliveries (endpoint_id, due_at) WHERE status = 'pending';
  CREATE INDEX deliveries_awaiting ON event_deliveries (event_id) WHERE status = 'pending';
  CREATE INDEX deliveries_to_forget ON event_deliveries (created_at) WHERE status <> 'pending';
  -- Logs walk these, and look no delivery up that they do not show.
  CREATE INDEX deliveries_of_endpoint ON event_deliveries (endpoint_id, delivery_id, event_type, created_at);
  CREATE INDEX deliveries_by_status ON event_deliveries (endpoint_id, status, delivery_id, event_type, created_at);

  CREATE TABLE content_registers (
    platform_id TEXT NOT NULL,
    content_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    doc TEXT NOT NULL,
    PRIMARY KEY (platform_id, content_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE content_notices (
    platform_id TEXT NOT NULL,
    webhook_id TEXT NOT NULL,
    answer TEXT NOT NULL,
    keep_until INTEGER NOT NULL,
    PRIMARY KEY (platform_id, webhook_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notices_to_forget ON content_notices (keep_until);
`;
