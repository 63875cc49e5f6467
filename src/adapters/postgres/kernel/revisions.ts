import { revisionRows } from '../../store-kit/revisions.ts';

export const revisionsTable = `CREATE TABLE IF NOT EXISTS kit_revisions (
  name TEXT COLLATE "C", place INTEGER, revision BIGINT NOT NULL, PRIMARY KEY (name, place)
)`;

/**
 * Returns the statement before the commit of a transaction that changed these groups, in the same round trip.
 * These are the last rows that it locks, each session has one of a few rows, and groups are in one order:
 * nobody waits longer than for a commit.
 */
export const raising = (groups: ReadonlySet<string>): string =>
  groups.size === 0
    ? ''
    : `INSERT INTO kit_revisions (name, place, revision) SELECT name, pg_backend_pid() % ${revisionRows}, 1 FROM unnest(ARRAY[${[
        ...groups,
      ]
        .toSorted()
        .map((group) => `'${group}'`)
        .join(
          ', ',
        )}]) AS name ON CONFLICT (name, place) DO UPDATE SET revision = kit_revisions.revision + 1; `;

export const revisionsNow = 'SELECT name, sum(revision) AS revision FROM kit_revisions GROUP BY name';
