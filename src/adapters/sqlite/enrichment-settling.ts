import type { RowOutcome } from '../../domain/enrichment/enrichment.ts';
import { withSpent } from '../../domain/enrichment/turns.ts';
import { fits } from '../../domain/platforms/tier.ts';
import type { Day } from '../../domain/shared/calendar.ts';
import type { EnrichmentId } from '../../domain/shared/ids.ts';
import {
  chargedOf,
  type EnrichmentLease,
  type RowCharge,
  type RowSettled,
} from '../../ports/driven/enrichment-book.ts';
import { warningsPassed } from '../../domain/shared/quota-warning.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import { tell } from './outbox.ts';

interface Settlement {
  readonly id: EnrichmentId;
  readonly row: { readonly place: number; readonly outcome: RowOutcome; readonly charge?: RowCharge };
  readonly lease: Omit<EnrichmentLease, 'now'>;
}

/** Seconds of sound that a platform's rows were charged with on a day. */
export const secondsOn = (db: Connection, platformId: string, day: Day): number =>
  Number(
    db.one('SELECT seconds FROM enrichment_days WHERE platform_id = ? AND day = ?', platformId, day)?.[
      'seconds'
    ] ?? 0,
  );

/** False where the token does not hold the request. */
export const prolonged = (
  db: Connection,
  { id, lease: { token, until } }: Pick<Settlement, 'id' | 'lease'>,
): boolean =>
  db.run(
    'UPDATE enrichments SET lease_until = ? WHERE enrichment_id = ? AND lease_token = ?',
    until,
    id,
    token,
  ) > 0;

/** False where the seconds do not fit the day. */
const chargeDay = (db: Connection, platformId: string, { seconds }: RowCharge): boolean => {
  const { day, limit, warnings = [] } = seconds;
  const before = secondsOn(db, platformId, day);
  const count = chargedOf(seconds, before);
  if (count === 0) return true;
  if (!fits(limit, before, count)) return false;
  db.run(
    `INSERT INTO enrichment_days (platform_id, day, let_in, seconds) VALUES (?, ?, 0, ?)
     ON CONFLICT DO UPDATE SET seconds = seconds + excluded.seconds`,
    platformId,
    day,
    count,
  );
  tell(db, warningsPassed(warnings, before, before + count));
  return true;
};

const chargeTurn = (db: Connection, platformId: string, { spentMs, at }: RowCharge): void => {
  const found = db.one('SELECT spent_ms, spent_at FROM enrichment_turns WHERE platform_id = ?', platformId);
  const before = found && { ms: Number(found['spent_ms']), at: Number(found['spent_at']) };
  const spent = withSpent(before, spentMs, at);
  db.run(
    `INSERT INTO enrichment_turns VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET spent_ms = excluded.spent_ms, spent_at = excluded.spent_at`,
    platformId,
    spent.ms,
    spent.at,
  );
};

const waits = 'SELECT 1 FROM enrichment_rows WHERE enrichment_id = ? AND place = ? AND outcome IS NULL';

export const settle = command('enrichment-book.settle', (db, { id, row, lease }: Settlement): RowSettled => {
  const { place, outcome, charge } = row;
  const held = db.one(
    'SELECT platform_id FROM enrichments WHERE enrichment_id = ? AND lease_token = ?',
    id,
    lease.token,
  );
  if (!held) return 'not-held';
  const platformId = String(held['platform_id']);
  if (charge && db.one(waits, id, place)) {
    if (!chargeDay(db, platformId, charge)) return 'quota-exceeded';
    chargeTurn(db, platformId, charge);
  }
  prolonged(db, { id, lease });
  const kept = db.run(
    'UPDATE enrichment_rows SET outcome = ? WHERE enrichment_id = ? AND place = ? AND outcome IS NULL',
    JSON.stringify(outcome),
    id,
    place,
  );
  db.run('UPDATE enrichments SET waiting = waiting - ? WHERE enrichment_id = ?', kept, id);
  const done = `UPDATE enrichments SET lease_token = NULL, lease_until = NULL
    WHERE enrichment_id = ? AND waiting = 0`;
  db.run(done, id);
  return 'settled';
});
