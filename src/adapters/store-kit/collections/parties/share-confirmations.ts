import type { ShareConfirmation, ShareOptOut } from '../../../../domain/parties/confirmation.ts';
import { collection } from '../../collection.ts';
import { openSince } from '../../../../domain/parties/dispute.ts';
import { derived, optional, several, text, whole } from '../../members.ts';

/** Questions to parties about their shares in tracks, the last one for each party and track. */
export const shareConfirmations = collection<ShareConfirmation>()('share_confirmations', {
  key: ['trackId', 'partyId'],
  members: {
    trackId: text,
    partyId: text,
    version: whole,
    codeDigest: derived(text, 1, ({ code }: ShareConfirmation) => code.codeDigest),
    earlierDigests: derived(several(text), 1, ({ earlier = [] }: ShareConfirmation) =>
      earlier.map(({ codeDigest }) => codeDigest),
    ),
    disputedSince: derived(optional(whole), 1, openSince),
    isDisputed: derived(optional(whole), 1, ({ dispute }: ShareConfirmation) => dispute && 1),
  },
  indexes: {
    byCode: { unique: true, on: ['codeDigest'] },
    byEarlierCode: { on: ['earlierDigests', 'trackId', 'partyId'] },
    disputed: { on: ['trackId', 'partyId'], where: { isDisputed: 1 } },
    openDisputes: { on: ['disputedSince', 'trackId', 'partyId'], having: ['disputedSince'] },
  },
});

/** Mailboxes to which no question about shares is emailed. */
export const shareOptOuts = collection<ShareOptOut>()('share_opt_outs', {
  key: ['mailbox'],
  members: { mailbox: text },
});

export const confirmationCollections = [shareConfirmations, shareOptOuts];
