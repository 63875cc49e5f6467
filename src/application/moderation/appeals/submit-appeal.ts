import type { Track } from '../../../domain/catalog/track.ts';
import { appealCodeLength, appealCodeOf } from '../../../domain/moderation/appeals/appeal-code.ts';
import {
  appealLink,
  appealReceived,
  mailTo,
  titleFor,
} from '../../../domain/moderation/appeals/appeal-mails.ts';
import {
  appealRate,
  submitAppeal as submitted,
  type OpenAppeal,
} from '../../../domain/moderation/appeals/appeal.ts';
import { appealed, inForceAgainst } from '../../../domain/moderation/moderation-status.ts';
import { AppealId, MailId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { Clock, Digest, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { SubmitAppeal } from '../../../ports/driving/moderation/moderation.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { reportOf } from '../../limits/report.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';
import { mayWriteTo } from './may-write-to.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../../domain/shared/language.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly limiter: RateLimiter;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secretCipher: SecretCipher;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

export const submitAppeal =
  (dependencies: Dependencies): SubmitAppeal =>
  async ({ trackId, decisionId, requested, address }) => {
    const { moderationStore, library, limiter, digest, randomness, clock, ids } = dependencies;
    if (!(await library.find(trackId))) return fail({ kind: 'track-not-found', trackId });
    const rate = await limiter.take(`appeals ${trackId} ${address}`, appealRate);
    if (!rate.allowed) {
      const report = reportOf('appeals', appealRate, rate);
      return fail({ kind: 'rate-limited', retryAfterMs: rate.retryAfterMs, report });
    }
    const code = appealCodeOf(randomness.base62(appealCodeLength));
    const codeDigest = digest.sha256(code);
    const appealId = AppealId(ids.next('appeal'));
    let mayWrite: boolean | undefined;
    return retryOnConflict(async () => {
      const track = await library.find(trackId);
      if (!track) return fail({ kind: 'track-not-found', trackId });
      const decision = appealed(inForceAgainst(track, await moderationStore.decisions(trackId)), decisionId);
      const others = decision ? await moderationStore.appealsOf(decision.decisionId) : [];
      const appeal = submitted(requested, decision, others, { appealId, codeDigest, now: clock.now() });
      if (!appeal.ok) return appeal;
      mayWrite ??= await mayWriteTo({ limiter, digest }, 'appeal_received', requested.contactEmail);
      const outcome = await moderationStore.submit({
        appeal: appeal.value,
        guards: { catalogVersion: track.catalogVersion, appealsOfDecision: others.length },
        effects: {
          events: [],
          mails: mayWrite ? [confirmation(dependencies, appeal.value, track, code)] : [],
          audit: undefined,
          idempotency: undefined,
        },
      });
      return outcome === 'submitted' ? ok({ appeal: appeal.value, code }) : 'conflict';
    });
  };

/** Returns the email with the link to the appeal. */
const confirmation = (
  {
    ids,
    secretCipher,
    mailTexts,
    baseUrl,
  }: Pick<Dependencies, 'ids' | 'secretCipher' | 'mailTexts' | 'baseUrl'>,
  appeal: OpenAppeal,
  track: Track,
  code: string,
) => {
  const link = appealLink(baseUrl, appeal.appealId, code);
  const received = appealReceived(mailTexts.in(languageOf(appeal)), appeal, { title: titleFor(track), link });
  return encryptedMail(secretCipher, mailTo(appeal, 'appeal_received', received, MailId(ids.next('mail'))));
};
