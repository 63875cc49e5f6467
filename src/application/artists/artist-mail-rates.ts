import {
  artistMailDailyRate,
  artistMailRate,
  unknownMailboxRate,
} from '../../domain/artists/artist-mails.ts';
import { mailboxOf } from '../../domain/mail/mail.ts';
import {
  invitationAddressRate,
  invitationMailboxRate,
  invitationRate,
} from '../../domain/platforms/members/member-mails.ts';
import { shareMailboxRate, shareMailRate } from '../../domain/parties/share-mails.ts';
import { registrationMailboxRate, registrationRate } from '../../domain/platforms/registration.ts';
import type { AccountId, ArtistMemberId } from '../../domain/shared/ids.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import { firstUsedUp, type Bucket } from '../mail/mail-rates.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly digest: Digest;
}

interface Requested {
  /** The address of the client. */
  readonly address: string;
  readonly to: string;
}

const mailboxKey = ({ digest }: Pick<Dependencies, 'digest'>, to: string): string =>
  digest.sha256(mailboxOf(to));

/** Returns the bucket of emails to a mailbox that confirm its address, so that spellings of an address do not flood it. */
const confirmationBucket = (dependencies: Dependencies, to: string): Bucket => ({
  key: `artist-registration-mailbox ${mailboxKey(dependencies, to)}`,
  rate: registrationMailboxRate,
});

/** Counts a registration, by the address that requests it, then by mailbox, whether or not the address has an account. */
export const tooManyArtistRegistrations = (
  dependencies: Dependencies,
  { address, to }: Requested,
): Promise<RateLimited | undefined> =>
  firstUsedUp(dependencies.limiter, 'artist-registrations', [
    { key: `artist-registration ${address}`, rate: registrationRate },
    confirmationBucket(dependencies, to),
  ]);

/** Counts a new email with a code that confirms an address, by mailbox, together with those of registrations. */
export const tooManyVerificationMails = (
  dependencies: Dependencies,
  to: string,
): Promise<RateLimited | undefined> =>
  firstUsedUp(dependencies.limiter, 'artist-verification-mails', [confirmationBucket(dependencies, to)]);

/** Counts the email that resets a password, by the address that requests it, then by mailbox. */
export const tooManyResetMails = (
  dependencies: Dependencies,
  { address, to }: Requested,
): Promise<RateLimited | undefined> =>
  firstUsedUp(dependencies.limiter, 'artist-reset-mails', [
    { key: `artist-reset ${address}`, rate: registrationRate },
    { key: `artist-reset-mailbox ${mailboxKey(dependencies, to)}`, rate: artistMailRate },
    { key: `artist-reset-mailbox-daily ${mailboxKey(dependencies, to)}`, rate: artistMailDailyRate },
  ]);

/** Counts a change of payout details, which emails the owners, by the member who makes it. */
export const tooManyPayoutChanges = (
  { limiter }: Pick<Dependencies, 'limiter'>,
  memberId: ArtistMemberId,
): Promise<RateLimited | undefined> =>
  firstUsedUp(limiter, 'artist-payout-changes', [
    { key: `artist-payout ${memberId}`, rate: artistMailRate },
    { key: `artist-payout-daily ${memberId}`, rate: artistMailDailyRate },
  ]);

/** Counts a request to close an account, which emails all owners, by account: owners who take turns have no more. */
export const tooManyClosures = (
  { limiter }: Pick<Dependencies, 'limiter'>,
  accountId: AccountId,
): Promise<RateLimited | undefined> =>
  firstUsedUp(limiter, 'artist-closures', [
    { key: `artist-closure ${accountId}`, rate: artistMailRate },
    { key: `artist-closure-daily ${accountId}`, rate: artistMailDailyRate },
  ]);

/** Counts the email that invites a member to a label, by the address that requests it, by account, then by mailbox. */
export const tooManyLabelInvitations = (
  dependencies: Dependencies,
  { accountId, address, to }: Requested & { readonly accountId: AccountId },
): Promise<RateLimited | undefined> =>
  firstUsedUp(dependencies.limiter, 'artist-invitations', [
    { key: `artist-invitations-from ${address}`, rate: invitationAddressRate },
    { key: `artist-invitations ${accountId}`, rate: invitationRate },
    { key: `artist-invitation-mailbox ${mailboxKey(dependencies, to)}`, rate: invitationMailboxRate },
  ]);

/** Counts the email that asks a party to confirm its shares, by mailbox, by the address that requests it, then by account. */
export const tooManyShareMails = (
  dependencies: Dependencies,
  { accountId, address, to }: Requested & { readonly accountId: AccountId },
): Promise<RateLimited | undefined> =>
  firstUsedUp(dependencies.limiter, 'share-confirmations', [
    { key: `share-confirmation-mailbox ${mailboxKey(dependencies, to)}`, rate: shareMailboxRate },
    { key: `share-confirmations-from ${address}`, rate: shareMailRate },
    { key: `share-confirmations ${accountId}`, rate: shareMailRate },
  ]);

/** Counts an email that says that its address has no account. Returns whether it may be sent. */
export const mayMailUnknown = async (dependencies: Dependencies, to: string): Promise<boolean> =>
  (await dependencies.limiter.take(`artist-unknown ${mailboxKey(dependencies, to)}`, unknownMailboxRate))
    .allowed;
