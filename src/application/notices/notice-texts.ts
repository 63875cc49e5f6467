import type { Notice, NoticeTexts } from '../../domain/notices/notice.ts';
import type { NoticeId } from '../../domain/shared/ids.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';

/** The purpose for which the texts of a notice are encrypted. */
export const noticePurpose = (noticeId: NoticeId): string => `notice ${noticeId}`;

export const encryptedTexts = (cipher: SecretCipher, noticeId: NoticeId, texts: NoticeTexts): string =>
  cipher.encrypt(JSON.stringify(texts), noticePurpose(noticeId));

/** Returns the texts of a notice, or undefined after their deletion, or if they were encrypted with an unknown key. */
export const decryptedTexts = (
  cipher: SecretCipher,
  { noticeId, sealed }: Pick<Notice, 'noticeId' | 'sealed'>,
): NoticeTexts | undefined => {
  const opened = sealed === undefined ? undefined : cipher.decrypt(sealed, noticePurpose(noticeId));
  return opened === undefined ? undefined : (JSON.parse(opened) as NoticeTexts);
};
