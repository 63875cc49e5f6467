import type { Mail } from '../../domain/mail/mail.ts';
import { mailboxOf } from '../../domain/mail/mail.ts';
import { noticeMailboxRate, noticeRate, noticeReceivedMail } from '../../domain/notices/notice-mails.ts';
import { submittedNotice } from '../../domain/notices/notice-steps.ts';
import type { Notice, NoticeTexts } from '../../domain/notices/notice.ts';
import { canonical } from '../../domain/shared/canonical.ts';
import { NoticeId } from '../../domain/shared/ids.ts';
import { languageOf } from '../../domain/shared/language.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { NoticeStore } from '../../ports/driven/notices/notice-store.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { NoticeRequest, SubmitNotice } from '../../ports/driving/notices/notices.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import { mailTo } from '../mail/mail-to.ts';
import { encryptedMail } from '../mail/encrypted-mail.ts';
import { noticedTrack, type NamingDependencies } from './find-noticed-track.ts';
import { decryptedTexts, encryptedTexts } from './notice-texts.ts';

interface Dependencies extends NamingDependencies {
  readonly noticeStore: Pick<NoticeStore, 'submit' | 'findByCode'>;
  readonly limiter: RateLimiter;
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly secretCipher: SecretCipher;
  readonly mailTexts: MailTexts;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** 256 bits. */
const codeLength = 43;

/**
 * Returns the code of the receipt. With a key of the client it is derived from the key by a secret, so that a repeated
 * request gets the same code, which is not stored.
 */
const receiptCode = ({ textSigner, digest, randomness }: Dependencies, key: string | undefined): string =>
  `nrc_${
    key === undefined
      ? randomness.base62(codeLength)
      : digest.sha256(textSigner.sign(digest.sha256(key), 'notice'))
  }`;

/** Returns the receipt with a code that only the owner of the mailbox sees; undefined if the mailbox got enough of them. */
const receiptFor = async (
  dependencies: Dependencies,
  { email, ...request }: Pick<NoticeRequest, 'email' | 'language'>,
  noticeId: NoticeId,
): Promise<{ readonly mail: Mail; readonly mailCodeDigest: string } | undefined> => {
  const { limiter, digest, randomness, mailTexts, secretCipher, baseUrl } = dependencies;
  if (email === undefined) return undefined;
  const { allowed } = await limiter.take(
    `notice-mailbox ${digest.sha256(mailboxOf(email))}`,
    noticeMailboxRate,
  );
  if (!allowed) return undefined;
  const code = `nmc_${randomness.base62(codeLength)}`;
  const text = noticeReceivedMail(mailTexts.in(languageOf(request)), { noticeId }, { code, baseUrl });
  return {
    mail: encryptedMail(secretCipher, mailTo(dependencies, email, text)),
    mailCodeDigest: digest.sha256(code),
  };
};

type Asked = Pick<Notice, 'trackId' | 'ground'> & { readonly texts: NoticeTexts };

const fingerprint = ({ trackId, ground, texts: { explanation, name, email } }: Asked): string =>
  canonical({ trackId, ground, explanation, name, email });

/** Returns the notice that has the key of a request. Only a caller who sends the same content gets its code. */
const repeated = (
  cipher: SecretCipher,
  notice: Notice,
  asked: Asked,
  code: string,
): Awaited<ReturnType<SubmitNotice>> => {
  const texts = decryptedTexts(cipher, notice);
  // The texts are deleted or cannot be decrypted, and the code of this key must not belong to a second report.
  if (!texts) return fail({ kind: 'notice-unreadable' });
  return fingerprint({ ...notice, texts }) === fingerprint(asked)
    ? ok({ notice, texts, code })
    : fail({ kind: 'notice-key-reused' });
};

export const submitNotice =
  (dependencies: Dependencies): SubmitNotice =>
  async ({ requested, key, address }) => {
    const { noticeStore, limiter, digest, secretCipher, ids, clock } = dependencies;
    const { track: named, ground, language, ...said } = requested;
    const track = await noticedTrack(dependencies, named);
    if (!track) return fail({ kind: 'noticed-track-not-found' });
    const code = receiptCode(dependencies, key);
    const codeDigest = digest.sha256(code);
    const texts: NoticeTexts = said;
    const asked = { trackId: track.trackId, ground, texts };
    const before = key === undefined ? undefined : await noticeStore.findByCode(codeDigest);
    if (before) return repeated(secretCipher, before, asked, code);
    const limited = await firstUsedUp(limiter, 'notices', [
      // Another key than that of the rate of requests.
      { key: `notices-submitted ${address}`, rate: noticeRate },
    ]);
    if (limited) return fail(limited);
    const noticeId = NoticeId(ids.next('notice'));
    const receipt = await receiptFor(dependencies, requested, noticeId);
    const notice = submittedNotice({
      ...{ noticeId, trackId: track.trackId, ground, codeDigest, submittedAt: clock.now() },
      ...(language !== undefined && { language }),
      ...(receipt && { mailCodeDigest: receipt.mailCodeDigest }),
      sealed: encryptedTexts(secretCipher, noticeId, texts),
    });
    const effects = {
      ...{ events: [], mails: receipt ? [receipt.mail] : [] },
      ...{ audit: undefined, idempotency: undefined },
    };
    const stored = await noticeStore.submit({ notice, effects });
    return repeated(secretCipher, stored, asked, code);
  };
