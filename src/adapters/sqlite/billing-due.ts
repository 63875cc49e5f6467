import type { Instant } from '../../domain/shared/calendar.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { Connection } from './connection.ts';

/** The account, where there is one, comes due by then; whoever decided on it as it was decides again. */
export const bringDue = (db: Connection, platformId: PlatformId, by: Instant): void => {
  db.run(
    `UPDATE billing_accounts SET
       version = version + 1,
       next_due = min(coalesce(next_due, ?1), ?1),
       doc = json_set(doc, '$.version', version + 1, '$.nextDue', min(coalesce(next_due, ?1), ?1))
     WHERE platform_id = ?2`,
    by,
    platformId,
  );
};
