import { noticeDecidedMail } from '../../domain/notices/notice-mails.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import { complainedNotice, withConfirmedMailbox } from '../../domain/notices/notice-steps.ts';
import type { NoticeCodeInvalid } from '../../domain/notices/notice-steps.ts';
import type { Notice, NoticeTexts } from '../../domain/notices/notice.ts';
import { languageOf } from '../../domain/shared/language.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { NoticeStore } from '../../ports/driven/notices/notice-store.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { Clock, Digest, Ids } from '../../ports/driven/shared/environment.ts';
import type {
  ComplainAboutNotice,
  ConfirmNoticeMailbox,
  OwnNotice,
  ReadNotice,
} from '../../ports/driving/notices/notices.ts';
import { mailTo } from '../mail/mail-to.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { decryptedTexts, encryptedTexts } from './notice-texts.ts';

interface Reading {
  readonly noticeStore: Pick<NoticeStore, 'findByCode'>;
  readonly digest: Digest;
  readonly secretCipher: SecretCipher;
}

interface Writing extends Reading {
  readonly noticeStore: Pick<NoticeStore, 'findByCode' | 'revise'>;
  readonly clock: Clock;
}

export interface DecidedMails {
  readonly mailTexts: MailTexts;
  readonly secretCipher: SecretCipher;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Returns the email about the last judgment of a notice, encrypted, if its mailbox is confirmed. */
export const decidedMails = (
  dependencies: DecidedMails,
  notice: Notice,
  texts: NoticeTexts,
): readonly Mail[] => {
  if (texts.email === undefined || notice.mailboxConfirmedAt === undefined) return [];
  const { mailTexts, secretCipher, baseUrl } = dependencies;
  const mail = noticeDecidedMail(mailTexts.in(languageOf(notice)), notice, texts, baseUrl);
  return mail ? [encryptedMail(secretCipher, mailTo(dependencies, texts.email, mail))] : [];
};

const ownNotice = async (
  { noticeStore, digest, secretCipher }: Reading,
  code: string,
): Promise<Result<OwnNotice, NoticeCodeInvalid>> => {
  const notice = await noticeStore.findByCode(digest.sha256(code));
  const texts = notice && decryptedTexts(secretCipher, notice);
  return texts ? ok({ notice, texts }) : fail({ kind: 'notice-code-invalid' });
};

export const readNotice =
  (dependencies: Reading): ReadNotice =>
  ({ code }) =>
    ownNotice(dependencies, code);

export const confirmNoticeMailbox =
  (dependencies: Writing & DecidedMails): ConfirmNoticeMailbox =>
  ({ code }) =>
    retryOnConflict(async () => {
      const { noticeStore, digest, clock } = dependencies;
      const own = await ownNotice(dependencies, code);
      if (!own.ok) return own;
      const { notice: before, texts } = own.value;
      // The code of the receipt does not show that its owner reads the mailbox.
      if (before.mailCodeDigest !== digest.sha256(code)) return fail({ kind: 'notice-code-invalid' });
      const notice = withConfirmedMailbox(before, clock.now());
      if (notice === before) return own;
      const mails = decidedMails(dependencies, notice, texts);
      const effects = { events: [], mails, audit: undefined, idempotency: undefined };
      const revised = await noticeStore.revise({ notice, guards: { version: before.version }, effects });
      return revised === 'revised' ? ok({ notice, texts }) : 'conflict';
    });

export const complainAboutNotice =
  (dependencies: Writing): ComplainAboutNotice =>
  ({ code, text }) =>
    retryOnConflict(async () => {
      const { noticeStore, secretCipher, clock } = dependencies;
      const own = await ownNotice(dependencies, code);
      if (!own.ok) return own;
      const { notice: before } = own.value;
      const texts = { ...own.value.texts, complaint: text };
      const sealed = encryptedTexts(secretCipher, before.noticeId, texts);
      const complained = complainedNotice(before, sealed, clock.now());
      if (!complained.ok) return complained;
      const revised = await noticeStore.revise({
        ...{ notice: complained.value, guards: { version: before.version } },
        effects: noEffects,
      });
      return revised === 'revised' ? ok({ notice: complained.value, texts }) : 'conflict';
    });
