import type { MailQueue } from '../../../../src/ports/driven/mail/mail-queue.ts';
import type { StaffRegistry } from '../../../../src/ports/driven/staff/staff-registry.ts';
import type { MailView } from '../../mail/mail-queue.contract.ts';

const queue =
  (break_: (real: MailQueue) => Partial<MailQueue>) =>
  (view: MailView): MailView => ({ ...view, mailQueue: { ...view.mailQueue, ...break_(view.mailQueue) } });

/** A queue that knows who was given each email last. */
const remembering = (break_: (real: MailQueue, holders: ReadonlyMap<string, string>) => Partial<MailQueue>) =>
  queue((real) => {
    const holders = new Map<string, string>();
    return {
      claim: async (lease, limit) => {
        const claimed = await real.claim(lease, limit);
        for (const { mail } of claimed) holders.set(mail.mailId, lease.token);
        return claimed;
      },
      ...break_(real, holders),
    };
  });

let serial = 0;

/** Broken mail queues, by what they do wrong, each with the cases that must catch it. */
export const mailQueueMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: MailView) => MailView;
}[] = [
  {
    title: 'emails that are not recognized when they are repeated',
    by: ['passes over an email ID that came before, waiting or sent, and takes the others'],
    of: (view) => {
      const add: StaffRegistry['add'] = (entry) =>
        view.staffRegistry.add({
          ...entry,
          effects: {
            ...entry.effects,
            mails: entry.effects.mails.map((mail) => ({
              ...mail,
              mailId: `${mail.mailId}-${++serial}` as typeof mail.mailId,
            })),
          },
        });
      return { ...view, staffRegistry: { ...view.staffRegistry, add } };
    },
  },
  {
    title: 'an email of its own whose note is dropped',
    by: ['records the note of an email of its own with it'],
    of: queue((real) => ({ enqueue: (mail) => real.enqueue(mail) })),
  },
  {
    title: 'an email of its own that is queued each time',
    by: ['queues an email of its own, once'],
    of: queue((real) => ({
      enqueue: (mail) =>
        real.enqueue({ ...mail, mailId: `${mail.mailId}-${++serial}` as typeof mail.mailId }),
    })),
  },
  {
    title: 'an email of its own that is lost',
    by: ['queues an email of its own, once'],
    of: queue(() => ({ enqueue: async () => undefined })),
  },
  {
    title: 'a claim without a lease',
    by: [
      'gives each email to one of twenty claimers, and every email to one',
      'gives an email to one of twenty claimers when its lease has expired',
    ],
    of: queue((real) => ({ claim: (lease, limit) => real.claim({ ...lease, until: lease.now }, limit) })),
  },
  {
    title: 'a lease that never expires',
    by: ['gives an email to one of twenty claimers when its lease has expired'],
    of: queue((real) => ({
      claim: (lease, limit) =>
        real.claim({ ...lease, ...(lease.until > lease.now && { until: Number.MAX_SAFE_INTEGER }) }, limit),
    })),
  },
  {
    title: 'a claim that leases all emails and returns some of them',
    by: ['returns emails as they were queued, those that waited longest first, a limited number at a time'],
    of: queue((real) => ({
      claim: async (lease, limit) => (await real.claim(lease, 1_000)).slice(0, limit),
    })),
  },
  {
    title: 'a settlement that does not look at the token',
    by: ['ignores a token that no longer has the lease of the email, or never had'],
    of: remembering((real, holders) => ({
      settle: (id, token, outcome) => real.settle(id, holders.get(id) ?? token, outcome),
    })),
  },
  {
    title: 'a failure that is retried immediately',
    by: ['returns what failed when it is to be tried again, with the count of failures'],
    of: queue((real) => ({
      settle: (id, token, outcome) =>
        real.settle(
          id,
          token,
          outcome.outcome === 'failed' && outcome.tryAt !== undefined
            ? { ...outcome, tryAt: outcome.at }
            : outcome,
        ),
    })),
  },
  {
    title: 'failures that are not counted',
    by: ['returns what failed when it is to be tried again, with the count of failures'],
    of: queue((real) => ({
      claim: async (lease, limit) =>
        (await real.claim(lease, limit)).map(({ mail }) => ({ mail, failures: 0 })),
    })),
  },
  {
    title: 'an email that is given up and tried again nevertheless',
    by: ['never returns again what was given up'],
    of: queue((real) => ({
      settle: (id, token, outcome) =>
        real.settle(id, token, outcome.outcome === 'failed' ? { ...outcome, tryAt: outcome.at } : outcome),
    })),
  },
  {
    title: 'a sent email that is returned again when its lease expires',
    by: ['never returns again what was sent'],
    of: queue((real) => ({
      settle: async (id, token, outcome) =>
        outcome.outcome === 'sent' ? undefined : real.settle(id, token, outcome),
    })),
  },
  {
    title: 'an encrypted part that is replaced in no email',
    by: ['replaces the encrypted part of an email that is the one that was read, leased or not'],
    of: queue(() => ({ reencrypt: async () => 'replaced' })),
  },
  {
    title: 'an encrypted part that is said to have changed',
    by: ['replaces the encrypted part of an email that is the one that was read, leased or not'],
    of: queue((real) => ({
      reencrypt: async (id, reencryption) => {
        await real.reencrypt(id, reencryption);
        return 'changed';
      },
    })),
  },
  {
    title: 'emails that are deleted a moment early',
    by: ['deletes emails that were sent or given up earlier, the oldest first, a limited number at a time'],
    of: queue((real) => ({ deleteExpired: (before, limit) => real.deleteExpired(before + 1, limit) })),
  },
  {
    title: 'emails that are deleted without a limit',
    by: ['deletes emails that were sent or given up earlier, the oldest first, a limited number at a time'],
    of: queue((real) => ({ deleteExpired: (before) => real.deleteExpired(before, 1_000) })),
  },
];
