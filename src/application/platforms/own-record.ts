import {
  confirmContactMail,
  contactChangedMail,
  contactCodeLength,
  contactCodeMs,
  contactCodeOf,
  contactLink,
  needsConfirmation,
  withConfirmedContact,
  withOwnEdit,
} from '../../domain/platforms/own-record.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { changedTerms } from '../../domain/platforms/provisioning.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { MailId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import type { ConfirmContact, EditOwnPlatform, ReadOwnPlatform } from '../../ports/driving/platforms.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { tooManyContactMails } from './contact-mails.ts';
import { currentlyManagedPlatform, ownPlatform } from './own-platform.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../domain/shared/language.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly mailTexts: MailTexts;
}

export const readOwnPlatform =
  ({ registry }: Pick<Dependencies, 'registry'>): ReadOwnPlatform =>
  async (own) => {
    const found = await ownPlatform(registry, own);
    return found.ok ? ok(found.value.platform) : found;
  };

/** Returns the audit note of an owner's change: the members, never their values. */
const ownNote = (before: Platform, after: Platform, at: number) => ({
  at,
  actor: { kind: 'platform', platformId: after.platformId } as const,
  action: 'platform.edit',
  subjects: [after.platformId],
  detail: { changed: changedTerms(before, after).join(', ') },
});

interface Editing extends Dependencies {
  readonly randomness: Randomness;
  readonly limiter: RateLimiter;
  readonly secretCipher: SecretCipher;
  readonly baseUrl: string;
}

/** Returns the encrypted email with the code that confirms a contact address. */
const confirmationMail = (
  { ids, secretCipher, mailTexts, baseUrl }: Omit<Editing, 'registry' | 'clock' | 'digest' | 'limiter'>,
  platform: Platform,
  code: string,
  { to, now }: { readonly to: string; readonly now: Instant },
): Mail => {
  const wording = mailTexts.in(languageOf(platform));
  const text = confirmContactMail(wording, platform, code, contactLink(baseUrl, code));
  return encryptedMail(secretCipher, { ...text, mailId: MailId(ids.next('mail')), to, createdAt: now });
};

export const editOwnPlatform =
  ({ registry, clock, digest, limiter, ...services }: Editing): EditOwnPlatform =>
  ({ edit, versions, ...own }) => {
    const code = contactCodeOf(services.randomness.base62(contactCodeLength));
    let rejected: Promise<RateLimited | undefined> | undefined;
    return retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { platform } = found.value;
      const { version, platformId } = platform;
      if (versions && !versions.includes(version)) return fail({ kind: 'version-conflict' } as const);
      const now = clock.now();
      const pending = { codeDigest: digest.sha256(code), expiresAt: now + contactCodeMs };
      const edited = withOwnEdit(platform, edit, pending);
      if (changedTerms(platform, edited).length === 0) return ok(platform);
      const mails = needsConfirmation(platform, edit) ? [edit.contactEmail ?? ''] : [];
      for (const to of mails) rejected ??= tooManyContactMails({ limiter, digest }, { platformId, to });
      const limited = await rejected;
      if (limited) return fail(limited);
      const next = { ...edited, version: version + 1 };
      const outcome = await registry.change({
        platform: next,
        guards: { version },
        effects: {
          events: [],
          mails: mails.map((to) => confirmationMail(services, next, code, { to, now })),
          audit: ownNote(platform, next, now),
          idempotency: undefined,
        },
      });
      return outcome === 'changed' ? ok(next) : 'conflict';
    });
  };

export const confirmContact =
  ({ registry, clock, ids, digest, mailTexts }: Dependencies): ConfirmContact =>
  ({ code, ...own }) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { platform } = found.value;
      const now = clock.now();
      const confirmed = withConfirmedContact(platform, digest.sha256(code), now);
      if (!confirmed.ok) return confirmed;
      const next = { ...confirmed.value, version: platform.version + 1 };
      const text = contactChangedMail(mailTexts.in(languageOf(next)), next);
      const notice = { ...text, mailId: MailId(ids.next('mail')), createdAt: now };
      const outcome = await registry.change({
        platform: next,
        guards: { version: platform.version },
        effects: {
          events: [],
          mails: [{ ...notice, to: platform.contactEmail }],
          audit: ownNote(platform, next, now),
          idempotency: undefined,
        },
      });
      return outcome === 'changed' ? ok(next) : 'conflict';
    });
