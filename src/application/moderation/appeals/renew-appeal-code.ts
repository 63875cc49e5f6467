import { appealCodeLength, appealCodeOf } from '../../../domain/moderation/appeals/appeal-code.ts';
import { appealCode, appealLink, mailTo, titleFor } from '../../../domain/moderation/appeals/appeal-mails.ts';
import { withNewCode } from '../../../domain/moderation/appeals/appeal-steps.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { Appeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { MailId } from '../../../domain/shared/ids.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { RenewAppealCode } from '../../../ports/driving/moderation/moderation.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';
import { mayWriteTo } from './may-write-to.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../../domain/shared/language.ts';

interface MailDependencies {
  readonly ids: Ids;
  readonly secretCipher: SecretCipher;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

interface Dependencies extends MailDependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly limiter: RateLimiter;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly clock: Clock;
}

/** Returns the encrypted email with the new link. */
const codeMail = (
  { ids, secretCipher, mailTexts, baseUrl }: MailDependencies,
  appeal: Appeal,
  { code, title, now }: { readonly code: string; readonly title: string; readonly now: Instant },
): Mail => {
  const about = { title, link: appealLink(baseUrl, appeal.appealId, code) };
  const text = appealCode(mailTexts.in(languageOf(appeal)), appeal, code, about);
  return encryptedMail(secretCipher, mailTo(appeal, 'appeal_code', text, MailId(ids.next('mail')), now));
};

export const renewAppealCode =
  ({
    moderationStore,
    library,
    limiter,
    digest,
    randomness,
    clock,
    ...dependencies
  }: Dependencies): RenewAppealCode =>
  (appealId) => {
    let mayWrite: boolean | undefined;
    return retryOnConflict(async () => {
      const appeal = await moderationStore.appeal(appealId);
      if (!appeal) return ok('asked');
      const now = clock.now();
      const code = appealCodeOf(randomness.base62(appealCodeLength));
      const renewed = withNewCode(appeal, digest.sha256(code), now);
      if (!renewed) return ok('asked');
      mayWrite ??= await mayWriteTo({ limiter, digest }, 'appeal_code', appeal.contactEmail);
      if (!mayWrite) return ok('asked');
      const track = await library.find(appeal.trackId);
      const title = track ? titleFor(track) : appeal.trackId;
      const revised = await moderationStore.revise({
        appeals: [{ appeal: renewed, guards: { version: appeal.version } }],
        effects: {
          events: [],
          mails: [codeMail(dependencies, renewed, { code, title, now })],
          audit: undefined,
          idempotency: undefined,
        },
      });
      return revised === 'revised' ? ok('asked') : 'conflict';
    });
  };
