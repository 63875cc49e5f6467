import { deleteDueNoticeTexts } from '../../../application/notices/delete-due-notice-texts.ts';
import {
  complainAboutNotice,
  confirmNoticeMailbox,
  readNotice,
} from '../../../application/notices/own-notice.ts';
import { submitNotice } from '../../../application/notices/submit-notice.ts';
import { decideNotice } from '../../../application/notices/review/decide-notice.ts';
import { listNotices, readNoticeForStaff } from '../../../application/notices/review/read-notices.ts';
import type { Notices } from '../../../ports/driving/notices/notices.ts';
import type { StaffNotices } from '../../../ports/driving/notices/staff-notices.ts';
import { deciding } from '../wiring/deciding.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { noticeStore, library, textSigner, secretCipher, digest, randomness, limiter, mailTexts, ids, clock } =
  driven;
const { moderationStore } = driven;
const { baseUrl } = settings;

export const notices = feature<Notices & StaffNotices>({
  submitNotice: use(submitNotice, {
    ...{ noticeStore, library, textSigner, secretCipher, digest, randomness, limiter, mailTexts },
    ...{ ids, clock, baseUrl },
  }),
  readNotice: use(readNotice, { noticeStore, digest, secretCipher }),
  confirmNoticeMailbox: use(confirmNoticeMailbox, {
    ...{ noticeStore, digest, secretCipher, mailTexts, ids, clock, baseUrl },
  }),
  complainAboutNotice: use(complainAboutNotice, { noticeStore, digest, secretCipher, clock }),
  listNotices: use(listNotices, { noticeStore, moderationStore, library, textSigner, digest, clock }),
  readNoticeForStaff: use(readNoticeForStaff, { noticeStore, moderationStore, library, secretCipher, clock }),
  decideNotice: use(decideNotice, { ...deciding, noticeStore, secretCipher }),
  deleteDueNoticeTexts: use(deleteDueNoticeTexts, { noticeStore, clock }),
});
