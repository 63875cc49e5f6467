import type { PayoutDetails } from '../../domain/artists/payout.ts';
import type { PayoutId } from '../../domain/shared/ids.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';

/** The purpose of encrypting the details of a payout. */
export const detailsPurpose = (payoutId: PayoutId): string => `payout ${payoutId}`;

/** Decrypts payout details. Throws if they were erased, or if no configured key decrypts them. */
export const openedDetails = (
  cipher: Pick<SecretCipher, 'decrypt'>,
  sealed: string | undefined,
  purpose: string,
): PayoutDetails => {
  const text = sealed === undefined ? undefined : cipher.decrypt(sealed, purpose);
  if (text === undefined) throw new Error(`cannot decrypt the details of ${purpose}`);
  return JSON.parse(text) as PayoutDetails;
};
