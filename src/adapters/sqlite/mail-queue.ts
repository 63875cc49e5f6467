import type { Mail } from '../../domain/mail/mail.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { MailId } from '../../domain/shared/ids.ts';
import type { DueMail, MailLease, MailOutcome, MailQueue } from '../../ports/driven/mail-queue.ts';
import type { Resealing } from '../../ports/driven/secret-seal.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import type { Store } from './store.ts';

/** Writes mails into the transaction of the command that calls it: from then on they wait to be sent. */
export const post = (db: Connection, mails: readonly Mail[]): void => {
  for (const mail of mails) {
    db.run(
      `INSERT INTO mails (mail_id, doc, failures, due_at) VALUES (?, ?, 0, ?) ON CONFLICT (mail_id) DO NOTHING`,
      mail.mailId,
      JSON.stringify(mail),
      mail.createdAt,
    );
  }
};

const isFree = 'due_at <= ?1 AND (lease_until IS NULL OR lease_until <= ?1)';

export const mailOf = (row: Row): Mail => JSON.parse(String(row['doc'])) as Mail;

const dueIn = (row: Row): DueMail => ({
  mail: mailOf(row),
  failures: Number(row['failures']),
});

interface Claim {
  readonly lease: MailLease;
  readonly limit: number;
}

const claim = command('mail-queue.claim', (db, { lease, limit }: Claim): readonly DueMail[] => {
  const free = `SELECT * FROM mails WHERE ${isFree} ORDER BY due_at, mail_id LIMIT ?2`;
  const rows = db.all(free, lease.now, limit);
  const take = 'UPDATE mails SET lease_token = ?, lease_until = ? WHERE mail_id = ?';
  for (const { mail_id } of rows) db.run(take, lease.token, lease.until, String(mail_id));
  return rows.map(dueIn);
});

interface Settlement {
  readonly id: MailId;
  readonly token: string;
  readonly outcome: MailOutcome;
}

const settle = command('mail-queue.settle', (db, { id, token, outcome }: Settlement): void => {
  const failed = outcome.outcome === 'failed';
  const tryAt = failed ? outcome.tryAt : undefined;
  db.run(
    `UPDATE mails SET failures = failures + ?, due_at = ?, done_at = ?, detail = ?,
       lease_token = NULL, lease_until = NULL
     WHERE mail_id = ? AND lease_token = ?`,
    failed ? 1 : 0,
    tryAt ?? null,
    tryAt === undefined ? outcome.at : null,
    failed ? outcome.detail : null,
    id,
    token,
  );
});

interface Reseal extends Resealing {
  readonly id: MailId;
}

const reseal = command('mail-queue.reseal', (db, { id, from, to }: Reseal): 'replaced' | 'changed' => {
  const replaced = db.run(
    `UPDATE mails SET doc = json_set(doc, '$.sealed', ?) WHERE mail_id = ? AND doc ->> 'sealed' = ?`,
    to,
    id,
    from,
  );
  return replaced > 0 ? 'replaced' : 'changed';
});

interface Age {
  readonly before: Instant;
  readonly limit: number;
}

const forget = command('mail-queue.forget', (db, { before, limit }: Age): number =>
  db.run(
    `DELETE FROM mails WHERE mail_id IN (
       SELECT mail_id FROM mails WHERE done_at < ? ORDER BY done_at LIMIT ?)`,
    before,
    limit,
  ),
);

export const mailQueueCommands = [claim, settle, reseal, forget];

/** A claim begins with a look that keeps nobody from writing: mostly nothing is due. */
export const sqliteMailQueue = (store: Store): MailQueue => ({
  claim: async (lease, limit) =>
    store.read.one(`SELECT 1 FROM mails WHERE ${isFree}`, lease.now) === undefined
      ? []
      : store.write(claim, { lease, limit }),
  settle: (id, token, outcome) => store.write(settle, { id, token, outcome }),
  reseal: (id, resealing) => store.write(reseal, { id, ...resealing }),
  forget: (before, limit) => store.write(forget, { before, limit }),
});
