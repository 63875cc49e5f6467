/** What takedowns and restrictions of tracks require of licensees, and what lists of licenses are filtered by. */
export const territorialCompliance = `
  -- Every territory in which that ever changed, and the time of the latest decision that changed it.
  CREATE TABLE track_compliance (
    track_id TEXT NOT NULL REFERENCES tracks (track_id),
    territory TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('clear', 'on_hold', 'must_remove')),
    since INTEGER NOT NULL,
    PRIMARY KEY (track_id, territory)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tracks_by_compliance ON track_compliance (state, track_id) WHERE state <> 'clear';
  CREATE INDEX tracks_by_compliance_change ON track_compliance (since, track_id);

  -- Of several measures the gravest counts. Those that withdraw a track require nothing.
  INSERT INTO track_compliance
    SELECT track_id, territory, iif(max(measure ->> '$.reason' <> 'disputed'), 'must_remove', 'on_hold'),
      max(measure ->> '$.effectiveAt')
    FROM (
      SELECT track_id, 'WORLD' AS territory, doc -> '$.takedown' AS measure FROM tracks
        WHERE moderation_status = 'taken_down'
      UNION ALL
      SELECT track_id, territory.value, restriction.value FROM tracks,
        json_each(doc -> '$.withdrawn.restrictions') AS restriction,
        json_each(restriction.value -> '$.territories') AS territory
    )
    WHERE measure ->> '$.reason' IN ('disputed', 'infringing', 'legal')
    GROUP BY track_id, territory;

  ALTER TABLE licenses ADD COLUMN source TEXT GENERATED ALWAYS AS (doc ->> '$.source') VIRTUAL;
  CREATE INDEX licenses_of_content_type ON licenses (platform_id, content_type, license_id);
  CREATE INDEX licenses_of_source ON licenses (platform_id, source, license_id);
  -- Finds the platforms that license a track.
  CREATE INDEX licensees_of_track ON licenses (track_id, platform_id, valid_until) WHERE status = 'active';
`;
