import type { ShareConfirmation, ShareOptOut } from '../../../../domain/parties/confirmation.ts';
import { collection } from '../../collection.ts';
import { derived, text, whole } from '../../members.ts';

/** Questions to parties about their shares in tracks, the last one for each party and track. */
export const shareConfirmations = collection<ShareConfirmation>()('share_confirmations', {
  key: ['trackId', 'partyId'],
  members: {
    trackId: text,
    partyId: text,
    version: whole,
    codeDigest: derived(text, 1, ({ code }: ShareConfirmation) => code.codeDigest),
  },
  indexes: { byCode: { unique: true, on: ['codeDigest'] } },
});

/** Mailboxes to which no question about shares is emailed. */
export const shareOptOuts = collection<ShareOptOut>()('share_opt_outs', {
  key: ['mailbox'],
  members: { mailbox: text },
});
