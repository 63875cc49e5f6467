import { foldedEmail } from '../../domain/accounts/email.ts';
import type { Member } from '../../domain/platforms/members/member.ts';
import {
  confirmRegistrationMail,
  registrationLinkMs,
  registrationOfText,
  registrationText,
} from '../../domain/platforms/registration.ts';
import { MailId, MemberId, PlatformId } from '../../domain/shared/ids.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher, TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { MailQueue } from '../../ports/driven/mail/mail-queue.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { ConfirmRegistration, RequestRegistration } from '../../ports/driving/platforms.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { tooManyRegistrationMails } from './contact-mails.ts';
import { isSlugUnavailable, storeNewPlatform } from './new-platform.ts';
import { newSecret } from './new-secrets.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../domain/shared/language.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly selfRegistration: 'live' | 'sandbox' | 'closed';
}

type Requesting = Dependencies & {
  readonly mailQueue: MailQueue;
  readonly limiter: RateLimiter;
  readonly secretCipher: SecretCipher;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
};

export const requestRegistration =
  (dependencies: Requesting): RequestRegistration =>
  async ({ address, ...request }) => {
    const {
      registry,
      textSigner,
      ids,
      clock,
      selfRegistration,
      mailQueue,
      mailTexts,
      secretCipher,
      baseUrl,
    } = dependencies;
    if (selfRegistration === 'closed') return fail({ kind: 'registration-closed' });
    const { slug, contactEmail } = request;
    if (slug !== undefined && (await isSlugUnavailable(registry, slug))) {
      return fail({ kind: 'slug-taken', slug });
    }
    const limited = await tooManyRegistrationMails(dependencies, { address, to: contactEmail });
    if (limited) return fail(limited);
    const now = clock.now();
    const expiresAt = now + registrationLinkMs;
    const platformId = PlatformId(ids.next('platform'));
    const code = textSigner.sign(registrationText({ ...request, platformId, expiresAt }), 'registration');
    const text = confirmRegistrationMail(mailTexts.in(languageOf(request)), baseUrl, code);
    const mail = { ...text, mailId: MailId(ids.next('mail')), to: contactEmail, createdAt: now };
    await mailQueue.enqueue(encryptedMail(secretCipher, mail));
    return ok({ contactEmail, expiresAt });
  };

/** Returns the person who confirmed the address of a registration. */
const firstOwner = (ids: Ids, email: string, now: Instant): Member => ({
  memberId: MemberId(ids.next('member')),
  email: foldedEmail(email),
  role: 'owner',
  invitedAt: now,
  joinedAt: now,
});

export const confirmRegistration =
  ({
    textSigner,
    selfRegistration: environment,
    ...dependencies
  }: Dependencies & { readonly randomness: Randomness }): ConfirmRegistration =>
  async ({ code, slug: changed }) => {
    if (environment === 'closed') return fail({ kind: 'registration-closed' });
    const text = textSigner.verify(code, 'registration');
    const link = text === undefined ? undefined : registrationOfText(text);
    if (!link || dependencies.clock.now() >= link.expiresAt)
      return fail({ kind: 'registration-link-invalid' });
    const { platformId, expiresAt: _, slug: wanted, ...request } = link;
    const { secret, credential } = newSecret('api_key', { platformId, environment }, dependencies);
    const slug = changed ?? wanted;
    const { ids, clock } = dependencies;
    const stored = await storeNewPlatform(dependencies, {
      platformId,
      environment,
      registration: { ...request, ...(slug !== undefined && { slug }), territories: [] },
      credentials: [credential],
      members: [firstOwner(ids, request.contactEmail, clock.now())],
    });
    if (stored.ok) return ok({ platform: stored.value, apiKey: secret });
    return fail(
      stored.failure.kind === 'slug-taken' ? stored.failure : { kind: 'registration-link-invalid' as const },
    );
  };
