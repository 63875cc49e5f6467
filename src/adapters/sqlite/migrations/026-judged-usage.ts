/** What usage is judged by, how it was judged, and the lists of usage events. Territories of a license as a JSON list. */
export const judgedUsage = `
  ALTER TABLE licenses ADD COLUMN coverage TEXT GENERATED ALWAYS AS (doc ->> '$.territories') VIRTUAL;
  ALTER TABLE licenses ADD COLUMN valid_from INTEGER GENERATED ALWAYS AS (doc ->> '$.validFrom') VIRTUAL;
  -- When it ended or will end; the last moment that a date can express when it never does.
  ALTER TABLE licenses ADD COLUMN ends_at INTEGER
    GENERATED ALWAYS AS (ifnull(doc ->> '$.revokedAt', ifnull(doc ->> '$.validUntil', 8640000000000000))) VIRTUAL;
  CREATE INDEX licenses_by_coverage ON licenses (platform_id, track_id, coverage, ends_at, valid_from);
  CREATE INDEX licenses_by_end ON licenses (platform_id, ends_at) WHERE ends_at < 8640000000000000;

  ALTER TABLE usage_events ADD COLUMN occurred_at INTEGER GENERATED ALWAYS AS (doc ->> '$.occurredAt') VIRTUAL;
  ALTER TABLE usage_events ADD COLUMN track_id TEXT GENERATED ALWAYS AS (doc ->> '$.trackId') VIRTUAL;
  ALTER TABLE usage_events ADD COLUMN license_id TEXT GENERATED ALWAYS AS (doc ->> '$.licenseId') VIRTUAL;
  ALTER TABLE usage_events ADD COLUMN unlicensed INTEGER GENERATED ALWAYS AS (doc ->> '$.unlicensed') VIRTUAL;
  CREATE INDEX usage_events_listed ON usage_events (platform_id, occurred_at, usage_id);
  CREATE INDEX usage_events_of_track ON usage_events (platform_id, track_id, occurred_at, usage_id);
  CREATE INDEX usage_events_of_license ON usage_events (platform_id, license_id, occurred_at, usage_id)
    WHERE license_id IS NOT NULL;
  CREATE INDEX usage_events_unlicensed ON usage_events (platform_id, occurred_at, usage_id) WHERE unlicensed = 1;

  ALTER TABLE usage_by_day ADD COLUMN unlicensed_plays INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE usage_by_day ADD COLUMN unlicensed_impressions INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE usage_by_track ADD COLUMN unlicensed_plays INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE usage_by_track ADD COLUMN unlicensed_impressions INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE usage_by_territory ADD COLUMN unlicensed_plays INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE usage_by_territory ADD COLUMN unlicensed_impressions INTEGER NOT NULL DEFAULT 0;

  -- Of the events recorded so far.
  CREATE TEMP TABLE unlicensed_use AS
    SELECT platform_id, track_id, ifnull(doc ->> '$.territory', '') AS territory,
      strftime('%Y-%m-%d', occurred_at / 1000, 'unixepoch') AS day,
      sum(iif(doc ->> '$.eventType' = 'play', doc ->> '$.quantity', 0)) AS plays,
      sum(iif(doc ->> '$.eventType' = 'play', 0, doc ->> '$.quantity')) AS impressions
    FROM usage_events WHERE unlicensed = 1 GROUP BY 1, 2, 3, 4;
  UPDATE usage_by_day SET unlicensed_plays = min(more.plays, 9007199254740991), unlicensed_impressions = min(more.impressions, 9007199254740991)
    FROM (SELECT platform_id, day, sum(plays) AS plays, sum(impressions) AS impressions
      FROM unlicensed_use GROUP BY 1, 2) AS more
    WHERE usage_by_day.platform_id = more.platform_id AND usage_by_day.day = more.day;
  UPDATE usage_by_track SET unlicensed_plays = min(more.plays, 9007199254740991), unlicensed_impressions = min(more.impressions, 9007199254740991)
    FROM (SELECT platform_id, substr(day, 1, 7) AS month, track_id, sum(plays) AS plays, sum(impressions) AS impressions
      FROM unlicensed_use GROUP BY 1, 2, 3) AS more
    WHERE usage_by_track.platform_id = more.platform_id AND usage_by_track.month = more.month
      AND usage_by_track.track_id = more.track_id;
  UPDATE usage_by_territory SET unlicensed_plays = min(more.plays, 9007199254740991), unlicensed_impressions = min(more.impressions, 9007199254740991)
    FROM (SELECT platform_id, substr(day, 1, 7) AS month, territory, sum(plays) AS plays, sum(impressions) AS impressions
      FROM unlicensed_use GROUP BY 1, 2, 3) AS more
    WHERE usage_by_territory.platform_id = more.platform_id AND usage_by_territory.month = more.month
      AND usage_by_territory.territory = more.territory;
  DROP TABLE unlicensed_use;
`;
