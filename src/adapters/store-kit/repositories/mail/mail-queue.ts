import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { Mail } from '../../../../domain/mail/mail.ts';
import { afterTry, isDue, type MailOutcome, type QueuedMail } from '../../../../domain/mail/queue.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { MailId } from '../../../../domain/shared/ids.ts';
import type { DueMail, MailLease, MailQueue } from '../../../../ports/driven/mail/mail-queue.ts';
import { isUnavailable } from '../../../../ports/driven/shared/unavailable.ts';
import type { Reencryption } from '../../../../ports/driven/access/secret-cipher.ts';
import { mails } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { all, endLease, get, getForUpdate, page, program, remove, replace } from '../../program.ts';
import { noEffects } from '../../../../ports/driven/shared/effects.ts';
import { claiming } from '../shared/claiming.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { removeOld } from '../shared/retention.ts';

const { due, done } = mails.indexes;

/** Much longer than any lease of an email: a later end was written by a clock that was set back since. */
const longestMs = 3_600_000;

interface Held {
  readonly ids: readonly MailId[];
  readonly token: string;
}

/** Ends leases on emails that others had settled between the read and the claim. */
const release = program<Held, undefined>(
  'mail-queue.give-back',
  () => [],
  function* ({ ids, token }) {
    yield* all(...ids.map((id) => endLease(mails, [id], token)));
    return undefined;
  },
);

interface Queuing {
  readonly mail: Mail;
  readonly audit?: AuditNote;
}

const enqueue = program<Queuing, undefined>(
  'mail-queue.enqueue',
  ({ audit }) => locksOf({ audit, idempotency: undefined }),
  function* ({ mail, audit }) {
    yield* conclude({ ...noEffects, mails: [mail], audit });
    return undefined;
  },
);

interface Settlement {
  readonly id: MailId;
  readonly token: string;
  readonly outcome: MailOutcome;
}

const settle = program<Settlement, undefined>(
  'mail-queue.settle',
  () => [],
  function* ({ id, token, outcome }) {
    const [held] = yield* all(endLease(mails, [id], token));
    if (!held) return undefined;
    const [kept] = yield* all(get(mails, id));
    if (kept) yield* all(replace(mails, afterTry(kept, outcome)));
    return undefined;
  },
);

const reencrypt = program<Reencryption & { readonly id: MailId }, 'replaced' | 'changed'>(
  'mail-queue.reencrypt',
  () => [],
  function* ({ id, from, to }) {
    const [kept] = yield* all(getForUpdate(mails, id));
    if (kept?.mail.sealed !== from) return 'changed';
    yield* all(replace(mails, { ...kept, mail: { ...kept.mail, sealed: to } }));
    return 'replaced';
  },
);

interface Age {
  readonly before: Instant;
  readonly limit: number;
}

const deleteDone = program<Age, number>(
  'mail-queue.delete-done',
  () => [],
  function* ({ before, limit }) {
    const [old] = yield* all(page(done, { until: before - 1, limit }));
    const gone = yield* all(
      ...old.map(({ mail, doneAt = null }) => remove(mails, [mail.mailId], { doneAt })),
    );
    return gone.filter(Boolean).length;
  },
);

export const mailQueuePrograms = [enqueue, release, settle, reencrypt, deleteDone];

const claim = (
  kernel: Kernel,
  { token, now, until }: MailLease,
  limit: number,
): Promise<readonly DueMail[]> => {
  const lease = { token, now, until, longest: longestMs };
  return claiming<QueuedMail, DueMail>({
    look: () => kernel.read(page(due, { until: now, limit, free: lease })),
    take: async (seen) => {
      const ids = seen.map(({ mail }) => mail.mailId);
      const won = await kernel.claim(
        mails,
        ids.map((id) => [id]),
        lease,
      );
      const settled = won.filter((each) => !isDue(each, now)).map(({ mail }) => mail.mailId);
      const mine = new Map(won.filter((each) => isDue(each, now)).map((each) => [each.mail.mailId, each]));
      if (settled.length > 0)
        await kernel.run(release, { ids: settled, token }).catch((error: unknown) => {
          // Leases on emails that are not due end unused; the emails that are due must not wait for theirs to end.
          if (mine.size === 0 || !isUnavailable(error)) throw error;
        });
      return ids.flatMap((id) => {
        const each = mine.get(id);
        return each ? [{ mail: each.mail, failures: each.failures }] : [];
      });
    },
  });
};

export const mailQueue = (kernel: Kernel): MailQueue => ({
  enqueue: async (mail, audit) => {
    await kernel.run(enqueue, { mail, ...(audit && { audit }) });
  },
  claim: (lease, limit) => claim(kernel, lease, limit),
  settle: async (id, token, outcome) => {
    await kernel.run(settle, { id, token, outcome });
  },
  reencrypt: (id, reencryption) => kernel.run(reencrypt, { id, ...reencryption }),
  deleteExpired: (before, limit) =>
    removeOld(limit, (some) => kernel.run(deleteDone, { before, limit: some })),
});
