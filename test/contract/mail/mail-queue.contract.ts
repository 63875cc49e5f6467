import type { Mail } from '../../../src/domain/mail/mail.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import type { DueMail, MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type { StaffRegistry } from '../../../src/ports/driven/staff/staff-registry.ts';
import { noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aMail, aNote, aStaffMember, mailId } from '../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { effectsOf } from '../../support/effects.ts';

export interface MailView {
  readonly mailQueue: MailQueue;
  /** Emails come in with its commits. */
  readonly staffRegistry: StaffRegistry;
  readonly auditLog: Pick<AuditLog, 'entries'>;
}

const minute = 60_000;
const later = noon + 10 * 86_400_000;
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
const idsOf = (due: readonly DueMail[]) => due.map(({ mail }) => mail.mailId);

/** A lease of a minute. */
const aLease = (token: string, now = noon) => ({ token, now, until: now + minute });
const sent = (at: Instant = noon) => ({ outcome: 'sent', at }) as const;
const failed = (tryAt: Instant | undefined, at: Instant = noon) =>
  ({ outcome: 'failed', at, detail: '451 “try later”', tryAt }) as const;

/** The promises of every mail queue: see `MailQueue`. */
export const mailQueueContract = (open: OpenWorld<MailView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  let members = 0;

  /** Posts emails with the commit of a new member. */
  const posted = async ({ staffRegistry }: MailView, ...mails: readonly Mail[]): Promise<void> => {
    const entry = { member: aStaffMember({}, ++members), effects: effectsOf({ audit: aNote(), mails }) };
    expect(await staffRegistry.add(entry)).toBe('added');
  };
  /** Returns the emails that are due at a time, leased or not, and leaves none leased. */
  const dueAt = async ({ mailQueue }: MailView, now: Instant): Promise<readonly DueMail[]> =>
    mailQueue.claim({ token: 'look', now, until: now }, 1_000);

  return [
    policy('begins empty', async (view) => {
      expect(await view.mailQueue.claim(aLease('a'), 10)).toEqual([]);
      expect(await view.mailQueue.deleteExpired(later, 10)).toBe(0);
    }),

    policy(
      'returns emails as they were queued, those that waited longest first, a limited number at a time',
      async (view) => {
        const { mailQueue } = view;
        const { action: _, ...plain } = aMail({ createdAt: noon - 5 }, 3);
        await posted(view, aMail({}, 2), plain, aMail({ createdAt: noon - 1 }, 9), aMail({}, 1));
        expect(await mailQueue.claim(aLease('a'), 3)).toEqual([
          { mail: plain, failures: 0 },
          { mail: aMail({ createdAt: noon - 1 }, 9), failures: 0 },
          { mail: aMail({}, 1), failures: 0 },
        ]);
        expect(idsOf(await mailQueue.claim(aLease('b'), 3))).toEqual([mailId(2)]);
        expect(await mailQueue.claim(aLease('c'), 3)).toEqual([]);
      },
    ),

    policy('records the note of an email of its own with it', async ({ mailQueue, auditLog }) => {
      await mailQueue.enqueue(aMail());
      expect(await auditLog.entries({ after: 0, limit: 9 })).toHaveLength(0);
      await mailQueue.enqueue(aMail({}, 2), aNote());
      expect(await auditLog.entries({ after: 0, limit: 9 })).toHaveLength(1);
    }),

    policy('queues an email of its own, once', async (view) => {
      const { mailQueue } = view;
      await mailQueue.enqueue(aMail());
      await mailQueue.enqueue(aMail({ subject: 'again' }));
      expect(await mailQueue.claim(aLease('a'), 10)).toEqual([{ mail: aMail(), failures: 0 }]);
    }),

    policy('keeps an email until the moment for which it was written', async (view) => {
      await posted(view, aMail({ createdAt: noon + 1 }));
      expect(await dueAt(view, noon)).toEqual([]);
      expect(idsOf(await dueAt(view, noon + 1))).toEqual([mailId()]);
    }),

    policy(
      'passes over an email ID that came before, waiting or sent, and takes the others',
      async (view) => {
        const { mailQueue } = view;
        await posted(view, aMail(), aMail({ subject: 'again' }));
        await posted(view, aMail({ subject: 'again' }), aMail({}, 2));
        const claimed = await mailQueue.claim(aLease('a'), 10);
        expect(claimed.map(({ mail }) => mail)).toEqual([aMail(), aMail({}, 2)]);
        for (const n of [1, 2]) await mailQueue.settle(mailId(n), 'a', sent());
        await posted(view, aMail({ subject: 'again' }), aMail({}, 3));
        expect(idsOf(await dueAt(view, later))).toEqual([mailId(3)]);
      },
    ),

    policy(
      'replaces the encrypted part of an email that is the one that was read, leased or not',
      async (view) => {
        const { mailQueue } = view;
        await posted(view, aMail({ sealed: 'first' }), aMail({ sealed: 'first' }, 2), aMail({}, 3));
        const reencrypt = (n: number, from: string, to: string) =>
          mailQueue.reencrypt(mailId(n), { from, to });
        expect(await reencrypt(1, 'another', 'lost')).toBe('changed');
        expect(await reencrypt(3, 'first', 'lost')).toBe('changed');
        expect(await reencrypt(1, 'first', 'reencrypted')).toBe('replaced');
        expect(await reencrypt(1, 'first', 'late')).toBe('changed');
        const [claimed] = await mailQueue.claim(aLease('a'), 1);
        expect(claimed).toEqual({ mail: aMail({ sealed: 'reencrypted' }), failures: 0 });
        expect(await reencrypt(1, 'reencrypted', 'again')).toBe('replaced');
        await mailQueue.settle(mailId(1), 'a', failed(noon + minute));
        expect(await dueAt(view, noon + minute)).toEqual([
          { mail: aMail({ sealed: 'first' }, 2), failures: 0 },
          { mail: aMail({}, 3), failures: 0 },
          { mail: aMail({ sealed: 'again' }), failures: 1 },
        ]);
      },
    ),

    policy(
      'stores one email if twenty concurrent callers commit one with the same ID',
      async (view, concurrently) => {
        const first = (members += 20) - 20;
        const outcomes = await concurrently(20, ({ staffRegistry }, n) =>
          staffRegistry.add({
            member: aStaffMember({}, first + n),
            effects: effectsOf({ mails: [aMail({ subject: `by ${n}` })], audit: aNote({}, n) }),
          }),
        );
        expect(outcomes).toEqual(outcomes.map(() => 'added'));
        expect(idsOf(await dueAt(view, noon))).toEqual([mailId()]);
      },
    ),

    policy(
      'gives each email to one of twenty claimers, and every email to one',
      async (view, concurrently) => {
        await posted(view, ...upTo(50).map((n) => aMail({}, n)));
        const claims = await concurrently(20, (one, n) => one.mailQueue.claim(aLease(`claimer-${n}`), 4));
        const rest = await view.mailQueue.claim(aLease('last'), 50);
        expect(claims.every((claimed) => claimed.length <= 4)).toBe(true);
        expect(idsOf([...claims.flat(), ...rest]).toSorted()).toEqual(upTo(50).map((n) => mailId(n)));
      },
    ),

    policy(
      'gives an email to one of twenty claimers when its lease has expired',
      async (view, concurrently) => {
        await posted(view, aMail());
        await view.mailQueue.claim(aLease('dead'), 1);
        const early = await concurrently(20, (one, n) =>
          one.mailQueue.claim(aLease(`${n}`, noon + minute - 1), 1),
        );
        expect(early.flat()).toEqual([]);
        const late = await concurrently(20, (one, n) =>
          one.mailQueue.claim(aLease(`${n}`, noon + minute), 1),
        );
        expect(late.flat()).toEqual([{ mail: aMail(), failures: 0 }]);
      },
    ),

    policy('never returns again what was sent', async (view) => {
      await posted(view, aMail(), aMail({}, 2));
      await view.mailQueue.claim(aLease('a'), 1);
      await view.mailQueue.settle(mailId(), 'a', sent());
      expect(idsOf(await dueAt(view, later))).toEqual([mailId(2)]);
    }),

    policy('returns what failed when it is to be tried again, with the count of failures', async (view) => {
      const { mailQueue } = view;
      await posted(view, aMail());
      for (const failures of [0, 1, 2]) {
        const now = noon + failures * 10 * minute;
        const claimed = await mailQueue.claim(aLease(`try ${failures}`, now), 1);
        expect(claimed).toEqual([{ mail: aMail(), failures }]);
        await mailQueue.settle(mailId(), `try ${failures}`, failed(now + 10 * minute, now));
        expect(await dueAt(view, now + 10 * minute - 1)).toEqual([]);
      }
      expect(await dueAt(view, noon + 30 * minute)).toEqual([{ mail: aMail(), failures: 3 }]);
    }),

    policy('sends an email that is retried after those that were due before', async (view) => {
      await posted(view, aMail());
      await view.mailQueue.claim(aLease('a'), 1);
      await view.mailQueue.settle(mailId(), 'a', failed(noon + 2 * minute));
      await posted(view, aMail({ createdAt: noon + minute }, 2));
      expect(idsOf(await dueAt(view, later))).toEqual([mailId(2), mailId()]);
    }),

    policy('never returns again what was given up', async (view) => {
      await posted(view, aMail());
      await view.mailQueue.claim(aLease('a'), 1);
      await view.mailQueue.settle(mailId(), 'a', failed(undefined));
      expect(await dueAt(view, later)).toEqual([]);
    }),

    policy('ignores a token that no longer has the lease of the email, or never had', async (view) => {
      const { mailQueue } = view;
      await posted(view, aMail());
      await mailQueue.settle(mailId(), 'nobody', sent());
      await mailQueue.claim(aLease('slow'), 1);
      await mailQueue.claim(aLease('next', noon + minute), 1);
      await mailQueue.settle(mailId(), 'slow', sent());
      await mailQueue.settle(mailId(), 'slow', failed(undefined));
      const free = noon + 2 * minute;
      expect(await dueAt(view, free - 1)).toEqual([]);
      expect(await mailQueue.claim(aLease('third', free), 1)).toEqual([{ mail: aMail(), failures: 0 }]);
      await mailQueue.settle(mailId(), 'third', failed(free, free));
      await mailQueue.settle(mailId(), 'third', sent(free));
      expect(await dueAt(view, free)).toEqual([{ mail: aMail(), failures: 1 }]);
    }),

    policy('accepts late outcomes of a worker until another one has taken over', async (view) => {
      await posted(view, aMail());
      await view.mailQueue.claim(aLease('a'), 1);
      await view.mailQueue.settle(mailId(), 'a', sent(noon + 5 * minute));
      expect(await dueAt(view, later)).toEqual([]);
    }),

    policy(
      'deletes emails that were sent or given up earlier, the oldest first, a limited number at a time',
      async (view) => {
        const { mailQueue } = view;
        const mails = upTo(6).map((n) => aMail({}, n));
        await posted(view, ...mails);
        await mailQueue.claim(aLease('a'), 5);
        for (const n of [1, 2, 3]) await mailQueue.settle(mailId(n), 'a', sent(noon + 10 - n));
        await mailQueue.settle(mailId(4), 'a', failed(undefined, noon + 5));
        await mailQueue.settle(mailId(5), 'a', failed(noon, noon));
        expect(await mailQueue.deleteExpired(noon + 5, 10)).toBe(0);
        expect(await mailQueue.deleteExpired(noon + 9, 2)).toBe(2);
        // Deleted emails can be added again: the fourth was deleted, and the third.
        await posted(view, ...mails);
        expect(idsOf(await dueAt(view, later)).toSorted()).toEqual([3, 4, 5, 6].map((n) => mailId(n)));
        expect(await mailQueue.deleteExpired(noon + 9, 10)).toBe(1);
        expect(await mailQueue.deleteExpired(later, 10)).toBe(1);
        expect(await mailQueue.deleteExpired(later, 10)).toBe(0);
      },
    ),
  ];
};
