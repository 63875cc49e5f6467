import { withoutTexts } from '../../domain/notices/notice-steps.ts';
import { ok } from '../../domain/shared/result.ts';
import type { NoticeStore } from '../../ports/driven/notices/notice-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { DeleteDueNoticeTexts } from '../../ports/driving/notices/notices.ts';
import { noted } from '../accounts/people.ts';

interface Dependencies {
  readonly noticeStore: Pick<NoticeStore, 'due' | 'revise'>;
  readonly clock: Clock;
}

const batchSize = 1_000;

/** A notice that changes meanwhile is left to the next run. */
export const deleteDueNoticeTexts =
  ({ noticeStore, clock }: Dependencies): DeleteDueNoticeTexts =>
  async () => {
    const at = clock.now();
    let deleted = 0;
    for (const notice of await noticeStore.due(at, batchSize)) {
      const { noticeId, version } = notice;
      const actor = { kind: 'service' } as const;
      const revised = await noticeStore.revise({
        ...{ notice: withoutTexts(notice), guards: { version } },
        effects: noted({ at, actor, action: 'notice.delete_texts', subjects: [noticeId], detail: {} }),
      });
      if (revised === 'revised') deleted += 1;
    }
    return ok(deleted);
  };
