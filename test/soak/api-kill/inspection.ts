import { DatabaseSync } from 'node:sqlite';

/** How many events of a type tell of each license. */
const told = (type: string) =>
  `(SELECT doc ->> '$.data.licenseId' AS id, count(*) AS times FROM outbox WHERE doc ->> 'type' = '${type}' GROUP BY id)`;

const span = (
  length: number,
) => `(SELECT substr(strftime('%Y-%m-%d', (doc ->> 'issuedAt') / 1000, 'unixepoch'), 1, ${length})
  AS span, platform_id, count(*) AS n FROM licenses GROUP BY span, platform_id)`;
const uncounted = (length: number) =>
  `SELECT count(*) FROM ${span(length)} s LEFT JOIN licenses_issued i ON i.platform_id = s.platform_id AND i.span = s.span
   WHERE i.issued IS NOT s.n`;

/** What half a commit would leave behind: each counts what must not be there. */
const halves: Readonly<Record<string, string>> = {
  'licenses not told of once': `SELECT count(*) FROM licenses l LEFT JOIN ${told('license.issued')} e ON e.id = l.license_id
    WHERE e.times IS NOT 1`,
  'told licenses that are not there': `SELECT count(*) FROM ${told('license.issued')} e
    WHERE NOT EXISTS (SELECT 1 FROM licenses WHERE license_id = e.id)`,
  'ends that do not go with what is told of them': `SELECT count(*) FROM licenses l
    LEFT JOIN ${told('license.revoked')} e ON e.id = l.license_id
    WHERE ifnull(e.times, 0) <> (l.status = 'revoked')`,
  'licenses whose record says otherwise': `SELECT count(*) FROM licenses
    WHERE status <> doc ->> 'status' OR license_id <> doc ->> 'licenseId'`,
  'bindings held twice': `SELECT count(*) FROM (SELECT 1 FROM licenses WHERE status = 'active'
    GROUP BY platform_id, track_id, content_id HAVING count(*) > 1)`,
  'months not added up': uncounted(7),
  'days not added up': uncounted(10),
  'holdings not added up': `SELECT count(*) FROM (SELECT platform_id, sum(status = 'active') AS n FROM licenses GROUP BY platform_id) l
    LEFT JOIN licenses_held h ON h.platform_id = l.platform_id WHERE ifnull(h.held, 0) <> l.n`,
  'receipts of nothing': `SELECT count(*) FROM receipts r WHERE r.status = 201 AND r.resource_id LIKE 'lic_%'
    AND NOT EXISTS (SELECT 1 FROM licenses WHERE license_id = r.resource_id)`,
  'plays not added up by day': `SELECT abs((SELECT ifnull(sum(doc ->> 'quantity'), 0) FROM usage_events)
    - (SELECT ifnull(sum(plays), 0) FROM usage_by_day))`,
  'plays not added up by track': `SELECT abs((SELECT ifnull(sum(doc ->> 'quantity'), 0) FROM usage_events)
    - (SELECT ifnull(sum(plays), 0) FROM usage_by_track))`,
  'platforms without both credentials': `SELECT count(*) FROM platforms p
    WHERE (SELECT count(*) FROM credentials c WHERE c.platform_id = p.platform_id) <> 2`,
  'platforms whose record says otherwise': `SELECT count(*) FROM platforms
    WHERE version <> doc ->> 'version' OR slug <> doc ->> 'slug'`,
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
