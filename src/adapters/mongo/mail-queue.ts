import type { Mail } from '../../domain/mail/mail.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { MailId } from '../../domain/shared/ids.ts';
import type { DueMail, MailLease, MailOutcome, MailQueue } from '../../ports/driven/mail-queue.ts';
import { claiming } from './claiming.ts';
import type { ClientSession, Store } from './store.ts';

export interface MailDocument {
  readonly _id: MailId;
  readonly mail: Mail;
  readonly failures: number;
  /** Null when it was sent or given up, which `doneAt` says when. */
  readonly dueAt: Instant | null;
  readonly doneAt: Instant | null;
  /** In the past where nobody holds it. */
  readonly leaseUntil: Instant;
  readonly token?: string;
  /** Why the last try failed. */
  readonly detail?: string;
}

const mailsOf = (store: Store) => store.collection<MailDocument>('mails');

/** To be sent, and held by nobody. */
const waiting = (mail: Mail): Omit<MailDocument, '_id'> => ({
  mail,
  failures: 0,
  dueAt: mail.createdAt,
  doneAt: null,
  leaseUntil: 0,
});

/** Writes mails into the transaction of the session: from then on they wait to be sent. */
export const post = async (store: Store, session: ClientSession, mails: readonly Mail[]): Promise<void> => {
  for (const mail of mails) {
    const kept = { $setOnInsert: waiting(mail) };
    await mailsOf(store).updateOne({ _id: mail.mailId }, kept, { session, upsert: true });
  }
};

const freeAt = (now: Instant) => ({ dueAt: { $gte: 0, $lte: now }, leaseUntil: { $lte: now } });

const claim = (store: Store, { token, now, until }: MailLease, limit: number): Promise<readonly DueMail[]> =>
  claiming<MailId, DueMail>({
    look: async () => {
      const free = mailsOf(store).find(freeAt(now), { projection: { _id: 1 }, batchSize: limit });
      return (await free.sort({ dueAt: 1, _id: 1 }).limit(limit).toArray()).map(({ _id }) => _id);
    },
    take: async (ids) => {
      const taken = { $set: { token, leaseUntil: until } };
      await mailsOf(store).updateMany({ _id: { $in: [...ids] }, ...freeAt(now) }, taken);
      const mine = mailsOf(store).find({ _id: { $in: [...ids] }, token }, { batchSize: ids.length + 1 });
      const claimed = new Map(
        (await mine.toArray()).map(({ _id, mail, failures }) => [_id, { mail, failures }]),
      );
      return ids.flatMap((id) => claimed.get(id) ?? []);
    },
  });

const settle = async (store: Store, id: MailId, token: string, outcome: MailOutcome): Promise<void> => {
  const failed = outcome.outcome === 'failed';
  const tryAt = failed ? outcome.tryAt : undefined;
  await mailsOf(store).updateOne(
    { _id: id, token },
    {
      $set: {
        dueAt: tryAt ?? null,
        doneAt: tryAt === undefined ? outcome.at : null,
        leaseUntil: 0,
        ...(failed && { detail: outcome.detail }),
      },
      $inc: { failures: failed ? 1 : 0 },
      $unset: { token: true, ...(!failed && { detail: true }) },
    },
  );
};

const forget = async (store: Store, before: Instant, limit: number): Promise<number> => {
  const old = { doneAt: { $gte: 0, $lt: before } };
  const some = mailsOf(store).find(old, { projection: { _id: 1 }, batchSize: limit });
  const ids = (await some.sort({ doneAt: 1 }).limit(limit).toArray()).map(({ _id }) => _id);
  return (await mailsOf(store).deleteMany({ _id: { $in: ids }, ...old })).deletedCount;
};

export const mongoMailQueue = (store: Store): MailQueue => ({
  claim: (lease, limit) => store.ask(() => claim(store, lease, limit)),
  settle: (id, token, outcome) => store.ask(() => settle(store, id, token, outcome)),
  reseal: (id, { from, to }) =>
    store.ask(async () => {
      const found = { _id: id, 'mail.sealed': from };
      const { matchedCount } = await mailsOf(store).updateOne(found, { $set: { 'mail.sealed': to } });
      return matchedCount > 0 ? 'replaced' : 'changed';
    }),
  forget: (before, limit) => store.ask(() => forget(store, before, limit)),
});
