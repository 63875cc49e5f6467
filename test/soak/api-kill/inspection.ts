import { DatabaseSync } from 'node:sqlite';

/** How many events of a type name each license. */
const told = (type: string) =>
  `(SELECT doc ->> '$.event.data.licenseId' AS id, count(*) AS times FROM outbox WHERE type = '${type}' GROUP BY id)`;

const issuedAt = `strftime('%Y-%m-%d', (doc ->> 'issuedAt') / 1000, 'unixepoch')`;
/** Licenses by platform and month, with those of each day. */
const issued = `(SELECT platform_id, substr(${issuedAt}, 1, 7) AS month, count(*) AS n FROM licenses GROUP BY platform_id, month)`;
const issuedOnDays = `(SELECT platform_id, substr(${issuedAt}, 1, 7) AS month, CAST(substr(${issuedAt}, 9) AS INTEGER) AS day, count(*) AS n
  FROM licenses GROUP BY platform_id, month, day)`;
/** The counts for each day of a month. */
const countedOnDays = Array.from(
  { length: 31 },
  (_, n) => `SELECT platform_id, month, ${n + 1} AS day, day${n + 1} AS n FROM license_months`,
).join(' UNION ALL ');

/** Traces of half a commit: each counts records that must not exist. */
const halves: Readonly<Record<string, string>> = {
  'licenses without exactly one event': `SELECT count(*) FROM licenses l LEFT JOIN ${told('license.issued')} e ON e.id = l.license_id
    WHERE e.times IS NOT 1`,
  'events of licenses that do not exist': `SELECT count(*) FROM ${told('license.issued')} e
    WHERE NOT EXISTS (SELECT 1 FROM licenses WHERE license_id = e.id)`,
  'ends that do not match their events': `SELECT count(*) FROM licenses l
    LEFT JOIN ${told('license.revoked')} e ON e.id = l.license_id
    WHERE ifnull(e.times, 0) <> (l.status = 'revoked')`,
  'licenses whose record says otherwise': `SELECT count(*) FROM licenses
    WHERE status <> doc ->> 'status' OR license_id <> doc ->> 'licenseId'`,
  'bindings held twice': `SELECT count(*) FROM (SELECT 1 FROM licenses WHERE status = 'active'
    GROUP BY platform_id, track_id, content_id HAVING count(*) > 1)`,
  'months not added up': `SELECT count(*) FROM ${issued} l LEFT JOIN license_months m USING (platform_id, month)
    WHERE m.issued IS NOT l.n`,
  'days not added up': `SELECT count(*) FROM ${issuedOnDays} l LEFT JOIN (${countedOnDays}) c USING (platform_id, month, day)
    WHERE c.n IS NOT l.n`,
  'active licenses not added up': `SELECT count(*) FROM (SELECT platform_id, sum(status = 'active') AS n FROM licenses GROUP BY platform_id) l
    JOIN (SELECT platform_id, sum(issued - ended) AS n FROM license_months GROUP BY platform_id) m USING (platform_id) WHERE m.n <> l.n`,
  'idempotency records of nothing': `SELECT count(*) FROM idempotency_records r
    WHERE doc ->> '$.done.status' = 201 AND doc ->> '$.done.resourceId' LIKE 'lic_%'
    AND NOT EXISTS (SELECT 1 FROM licenses WHERE license_id = r.doc ->> '$.done.resourceId')`,
  'plays not added up by day': `SELECT abs((SELECT ifnull(sum(doc ->> '$.event.quantity'), 0) FROM usage_events)
    - (SELECT ifnull(sum(plays), 0) FROM usage_days))`,
  'plays not added up by track': `SELECT abs((SELECT ifnull(sum(doc ->> '$.event.quantity'), 0) FROM usage_events)
    - (SELECT ifnull(sum(plays), 0) FROM usage_tracks))`,
  'platforms without both credentials': `SELECT count(*) FROM platforms p
    WHERE json_array_length(doc, '$.credentials') <> 2
    OR (SELECT count(*) FROM platform_secrets s WHERE s.doc ->> 'platformId' = p.platform_id) <> 2`,
  'platforms whose record says otherwise': `SELECT count(*) FROM platforms
    WHERE version <> doc ->> '$.platform.version' OR slug <> doc ->> '$.platform.slug'`,
};

/** Reads the file as SQLite alone sees it, after its own recovery. */
export const halfWrittenIn = (file: string): readonly string[] => {
  const db = new DatabaseSync(file);
  try {
    const first = (sql: string) => Object.values(db.prepare(sql).get() ?? {})[0];
    const sound = first('PRAGMA integrity_check');
    return [
      ...(sound === 'ok' ? [] : [`integrity: ${String(sound)}`]),
      ...Object.entries(halves)
        .map(([what, sql]) => [Number(first(sql)), what] as const)
        .filter(([count]) => count !== 0)
        .map(([count, what]) => `${count} ${what}`),
    ];
  } finally {
    db.close();
  }
};
