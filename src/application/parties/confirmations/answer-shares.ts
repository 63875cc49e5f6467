import type { AuditNote } from '../../../domain/audit/entry.ts';
import { withAnswer, type ShareAnswer } from '../../../domain/parties/confirmation.ts';
import { isDisputeMailed } from '../../../domain/parties/dispute.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { AnswerShares, ReadShares } from '../../../ports/driving/parties/confirmations.ts';
import { noted } from '../../accounts/people.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { disputeMails, type DisputeMailDependencies } from '../disputes/dispute-mails.ts';
import { askedByCode, shownToParty, type Asked, type AskedDependencies } from './asked-shares.ts';

interface Dependencies extends AskedDependencies, DisputeMailDependencies {
  readonly artistStore: AskedDependencies['artistStore'] & DisputeMailDependencies['artistStore'];
  readonly confirmationStore: AskedDependencies['confirmationStore'] & Pick<ConfirmationStore, 'answer'>;
}

export const readShares =
  (dependencies: AskedDependencies): ReadShares =>
  async ({ code }) => {
    const asked = await askedByCode(dependencies, code);
    return asked.ok ? ok(await shownToParty(dependencies, asked.value)) : asked;
  };

const acts = {
  confirmed: 'artist.shares_confirmed',
  disputed: 'artist.shares_disputed',
  optedOut: 'artist.shares_opted_out',
} as const satisfies Readonly<Record<ShareAnswer['outcome'], string>>;

/** Returns the note of an answer. It repeats no text of the party. */
const noteOf = ({ record }: Asked, { outcome }: ShareAnswer, at: Instant): AuditNote => ({
  at,
  actor: { kind: 'service' },
  action: acts[outcome],
  subjects: [record.accountId, record.trackId, record.partyId],
  // The digest of what was confirmed or disputed, as evidence. That of a mailbox would name it to anyone who guesses the address.
  detail: { question: record.shares },
});

export const answerShares =
  (dependencies: Dependencies): AnswerShares =>
  ({ code, answer }) =>
    retryOnConflict(async () => {
      const { confirmationStore, clock } = dependencies;
      const asked = await askedByCode(dependencies, code, answer.outcome);
      if (!asked.ok) return asked;
      const { record, draft, party, mailbox } = asked.value;
      const now = clock.now();
      const after = withAnswer(record, answer, now);
      const isMailed = isDisputeMailed(record, after, now);
      const confirmation = isMailed ? { ...after, disputeMailedAt: now } : after;
      const mails = isMailed
        ? await disputeMails(dependencies, draft, party ?? { name: record.partyId })
        : [];
      const answered = await confirmationStore.answer({
        confirmation,
        ...(answer.outcome === 'optedOut' && { optOut: { mailbox, at: now } }),
        guards: { version: record.version },
        effects: { ...noted(noteOf(asked.value, answer, now)), mails },
      });
      return answered === 'answered'
        ? ok(await shownToParty(dependencies, { ...asked.value, record: confirmation }))
        : 'conflict';
    });
