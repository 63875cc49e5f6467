import { canonical } from '../../../domain/shared/canonical.ts';
import type { NoticeRequest, Notices } from '../../../ports/driving/notices/notices.ts';
import type { StaffNotices } from '../../../ports/driving/notices/staff-notices.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import { idempotencyKeyOf } from '../kernel/idempotency/idempotency-key.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { preferredLanguage } from '../vocabulary/preferred-language.ts';
import { noticeView } from './notice.views.ts';
import * as routes from './notices.contract.ts';
import { staffNoticeEndpoints } from './staff-notices.handlers.ts';

export interface NoticesDependencies extends Omit<Notices, 'deleteDueNoticeTexts'>, StaffNotices {
  readonly clock: Clock;
}

/**
 * Returns a key that only one reporter uses, so that strangers who choose the same text, such as that of the
 * documentation, do not share it. A reporter without an address has the keys of the same content.
 */
const keyOf = (key: string, { email, ...said }: Pick<NoticeRequest, 'email'>): string =>
  `api ${canonical(email === undefined ? { key, said } : { key, email })}`;

export const noticeEndpoints = ({ clock, ...use }: NoticesDependencies): readonly Endpoint[] => [
  ...staffNoticeEndpoints(use),
  endpoint(routes.submitNotice, async ({ body, headers, address, acceptLanguage }) => {
    const { goodFaith: _, language, ...requested } = body;
    const sent = headers['idempotency-key'];
    const key = sent === undefined ? undefined : idempotencyKeyOf(sent, 16);
    if (key?.ok === false) return key;
    const submitted = await use.submitNotice({
      requested: { ...requested, ...preferredLanguage(language, acceptLanguage) },
      ...(key && { key: keyOf(key.value, requested) }),
      address,
    });
    if (!submitted.ok) return submitted;
    const { code, ...own } = submitted.value;
    return { status: 201, body: { ...noticeView(own, clock.now()), code } };
  }),

  endpoint(routes.readNotice, async ({ body }) => {
    const found = await use.readNotice(body);
    return found.ok ? { status: 200, body: noticeView(found.value, clock.now()) } : found;
  }),

  endpoint(routes.confirmNoticeMailbox, async ({ body }) => {
    const confirmed = await use.confirmNoticeMailbox(body);
    return confirmed.ok ? { status: 200, body: noticeView(confirmed.value, clock.now()) } : confirmed;
  }),

  endpoint(routes.complain, async ({ body }) => {
    const complained = await use.complainAboutNotice(body);
    return complained.ok ? { status: 200, body: noticeView(complained.value, clock.now()) } : complained;
  }),
];
