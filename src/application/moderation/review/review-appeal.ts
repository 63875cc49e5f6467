import { appealLink, appealQuestion, mailTo } from '../../../domain/moderation/appeals/appeal-mails.ts';
import { conclude, dismiss, requestInfo, takeUp } from '../../../domain/moderation/appeals/appeal-steps.ts';
import type { OpenAppeal } from '../../../domain/moderation/appeals/appeal.ts';
import { appealDecided } from '../../../domain/moderation/events.ts';
import { EventId, MailId } from '../../../domain/shared/ids.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { SecretCipher, TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { MoveAppeal, UpholdDecision } from '../../../ports/driving/moderation/moderation.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';
import { appealPass } from '../appeals/appeal-pass.ts';
import { appealNote, outcomeOf, titleOf } from './revised-appeal.ts';
import { outcomeMails, revisionsOf } from './ruling.ts';
import { reviewable, shownOf } from './under-review.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../../domain/shared/language.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}
type Moving = Dependencies & { readonly textSigner: TextSigner; readonly secretCipher: SecretCipher };

/** Returns the email with the question and a link that opens the appeal, because its code is not stored. */
const questionMail = (
  { textSigner, secretCipher, ids, mailTexts, baseUrl }: Moving,
  requested: Extract<OpenAppeal, { readonly status: 'more_info_requested' }>,
  question: string,
  title: string,
): Mail => {
  const link = appealLink(baseUrl, requested.appealId, appealPass(textSigner, requested));
  const text = appealQuestion(mailTexts.in(languageOf(requested)), requested, question, { title, link });
  return encryptedMail(secretCipher, mailTo(requested, 'appeal_question', text, MailId(ids.next('mail'))));
};

export const moveAppeal =
  (dependencies: Moving): MoveAppeal =>
  ({ review, ...requested }) =>
    retryOnConflict(async () => {
      const { moderationStore, library, clock } = dependencies;
      const now = clock.now();
      const found = await reviewable(moderationStore, requested, now);
      if (!found.ok) return found;
      const { appeal, decision } = found.value;
      const { staffId } = requested.caller.member;
      const moved =
        review.action === 'take_up'
          ? takeUp(appeal, decision, staffId, now)
          : review.action === 'request_info'
            ? requestInfo(appeal, staffId, review.text, now)
            : dismiss(appeal, decision, { reviewer: staffId, reasons: review.text }, now);
      if (!moved.ok) return moved;
      const next = moved.value;
      const title = await titleOf(library, appeal);
      const revised = await moderationStore.revise({
        appeals: [{ appeal: next, guards: { version: appeal.version } }],
        guards: { claimant: { staffId, now } },
        effects: {
          events: [],
          mails:
            next.status === 'more_info_requested' && review.action === 'request_info'
              ? [questionMail(dependencies, next, review.text, title)]
              : [],
          audit: appealNote(appeal, review.action, staffId, now),
          idempotency: undefined,
        },
      });
      return outcomeOf(revised, () => shownOf(next, found.value));
    });

export const upholdDecision =
  ({ moderationStore, library, clock, ...dependencies }: Dependencies): UpholdDecision =>
  ({ review, ...requested }) =>
    retryOnConflict(async () => {
      const now = clock.now();
      const found = await reviewable(moderationStore, requested, now);
      if (!found.ok) return found;
      const { appeal, decision, appeals } = found.value;
      const { staffId } = requested.caller.member;
      const verdict = { verdict: 'upheld', reasons: review.text } as const;
      const ended = conclude(appeals, decision, verdict, staffId, now);
      if (!ended.ok) return ended;
      const title = await titleOf(library, appeal);
      const eventId = EventId(dependencies.ids.next('event'));
      const revised = await moderationStore.revise({
        appeals: revisionsOf(ended.value),
        guards: {
          counted: [{ decisionId: decision.decisionId, appeals: appeals.length }],
          claimant: { staffId, now },
        },
        effects: {
          events: appealDecided(decision, { verdict: 'upheld', at: now, eventId }),
          mails: outcomeMails(ended.value, title, dependencies),
          audit: appealNote(appeal, 'uphold', staffId, now),
          idempotency: undefined,
        },
      });
      const own = ended.value.find(({ appealId }) => appealId === appeal.appealId) ?? appeal;
      return outcomeOf(revised, () => shownOf(own, found.value));
    });
