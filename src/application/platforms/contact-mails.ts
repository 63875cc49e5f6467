import { mailboxOf } from '../../domain/mail/mail.ts';
import {
  invitationAddressRate,
  invitationMailboxRate,
  invitationRate,
  signInDailyRate,
  signInMailboxRate,
  signInRate,
  strangerMailboxRate,
} from '../../domain/platforms/members/member-mails.ts';
import { contactMailRate, contactMailboxRate } from '../../domain/platforms/own-record.ts';
import {
  registrationMailboxRate,
  registrationRate,
  unconfirmedMailboxRate,
} from '../../domain/platforms/registration.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';

interface Dependencies {
  readonly limiter: RateLimiter;
  readonly digest: Digest;
}

/**
 * Counts the email that confirms a new contact address of a platform, by platform, then by mailbox, which the limiter
 * identifies only by a digest. Returns a failure if one of them has none left.
 */
export const tooManyContactMails = (
  { limiter, digest }: Dependencies,
  { platformId, to }: { readonly platformId: PlatformId; readonly to: string },
): Promise<RateLimited | undefined> =>
  firstUsedUp(limiter, 'contact-mails', [
    { key: `contact ${platformId}`, rate: contactMailRate },
    { key: `contact-mailbox ${digest.sha256(mailboxOf(to))}`, rate: contactMailboxRate },
  ]);

/**
 * Counts the email of a registration, by the address that requests it, then by mailbox. Platforms that confirm a contact
 * address are counted separately, so that strangers who enter a mailbox here do not lock its owner out there.
 */
export const tooManyRegistrationMails = (
  { limiter, digest }: Dependencies,
  { address, to }: { readonly address: string; readonly to: string },
): Promise<RateLimited | undefined> =>
  firstUsedUp(limiter, 'registration-mails', [
    { key: `registration ${address}`, rate: registrationRate },
    { key: `registration-mailbox ${digest.sha256(mailboxOf(to))}`, rate: registrationMailboxRate },
  ]);

/** The number of mailboxes whose last registration failed that a process remembers. */
const maxUnused = 10_000;

/**
 * Returns a function that registers a platform without an emailed link if the mailbox of its contact, to which the
 * platform can cause email, is not the contact of too many. Links are counted separately, so that the owner of the
 * mailbox can still register by email. A registration that throws is not counted: in this process the next one for that
 * mailbox takes its place.
 */
export const perUnconfirmedMailbox = ({ limiter, digest }: Dependencies) => {
  const unused = new Set<string>();
  return async <T>(contactEmail: string, register: () => Promise<T>): Promise<Result<T, RateLimited>> => {
    const key = `unconfirmed-mailbox ${digest.sha256(mailboxOf(contactEmail))}`;
    if (!unused.delete(key)) {
      const limited = await firstUsedUp(limiter, 'registrations', [{ key, rate: unconfirmedMailboxRate }]);
      if (limited) return fail(limited);
    }
    try {
      return ok(await register());
    } catch (error) {
      if (unused.size < maxUnused) unused.add(key);
      throw error;
    }
  };
};

/** Counts an email with links that sign in, by the address that requests it, then by mailbox in an hour and in a day. */
export const tooManySignInMails = (
  { limiter, digest }: Dependencies,
  { address, to }: { readonly address: string; readonly to: string },
): Promise<RateLimited | undefined> =>
  firstUsedUp(limiter, 'sign-in-mails', [
    { key: `sign-in ${address}`, rate: signInRate },
    { key: `sign-in-mailbox ${digest.sha256(mailboxOf(to))}`, rate: signInMailboxRate },
    { key: `sign-in-mailbox-daily ${digest.sha256(mailboxOf(to))}`, rate: signInDailyRate },
  ]);

/** Counts an email that says that its address is not a member. Returns whether it may be sent. */
export const mayMailStranger = async ({ limiter, digest }: Dependencies, to: string): Promise<boolean> =>
  (await limiter.take(`sign-in-stranger ${digest.sha256(mailboxOf(to))}`, strangerMailboxRate)).allowed;

/** Counts the email that invites a member, by the address that requests it, by platform, then by mailbox. */
export const tooManyInvitations = (
  { limiter, digest }: Dependencies,
  {
    platformId,
    address,
    to,
  }: { readonly platformId: PlatformId; readonly address: string; readonly to: string },
): Promise<RateLimited | undefined> =>
  firstUsedUp(limiter, 'invitations', [
    { key: `invitations-from ${address}`, rate: invitationAddressRate },
    { key: `invitations ${platformId}`, rate: invitationRate },
    { key: `invitation-mailbox ${digest.sha256(mailboxOf(to))}`, rate: invitationMailboxRate },
  ]);
