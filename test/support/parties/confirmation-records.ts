import type { ShareConfirmation, ShareQuestion } from '../../../src/domain/parties/confirmation.ts';
import { confirmationMs } from '../../../src/domain/parties/confirmation.ts';
import type { ShareAnswered, ShareAsking } from '../../../src/ports/driven/parties/confirmation-store.ts';
import { accountId } from '../artists/artist-builders.ts';
import { digestOf, noon, trackId } from '../builders/builders.ts';
import { aMail, aNote } from '../builders/staff-builders.ts';
import { effectsOf } from '../effects.ts';
import { partyId } from './party-records.ts';

/** The question to the nth party about the first track. */
export const aQuestion = (changes: Partial<ShareQuestion> = {}, n = 1): ShareQuestion => ({
  trackId: trackId(),
  partyId: partyId(n),
  accountId: accountId(),
  mailbox: digestOf(100 + n),
  shares: digestOf(200 + n),
  ...changes,
});

/** The same question, emailed at noon. */
export const aConfirmation = (changes: Partial<ShareConfirmation> = {}, n = 1): ShareConfirmation => ({
  ...aQuestion({}, n),
  code: { codeDigest: digestOf(300 + n), until: noon + confirmationMs },
  ...{ askedAt: noon, emailedAt: noon, reminders: 0, version: 1 },
  ...changes,
});

/** Questions about the first track as they are asked, with a note and an email for each. */
export const anAsking = (confirmations: readonly ShareConfirmation[], n: number, draft = 1): ShareAsking => ({
  trackId: confirmations[0]?.trackId ?? trackId(),
  confirmations,
  guards: { draft },
  effects: effectsOf({
    audit: aNote({ action: 'artist.ask_share_confirmations' }, 6_000 + n),
    mails: confirmations.map((_, i) => aMail({ kind: 'artist_share_confirmation' }, 60_000 + 100 * n + i)),
  }),
});

/** A question as it is answered. */
export const anAnswer = (
  confirmation: ShareConfirmation,
  n: number,
  { version = 1, optsOut = false } = {},
): ShareAnswered => ({
  confirmation: { ...confirmation, version: version + 1 },
  ...(optsOut && { optOut: { mailbox: confirmation.mailbox, at: noon + n } }),
  guards: { version },
  effects: effectsOf({ audit: aNote({ action: 'artist.shares_confirmed' }, 6_500 + n) }),
});

export const confirmed = { outcome: 'confirmed' as const, at: noon + 1_000 };
