import type { ContentRegister } from '../../../../domain/webhooks/content-register.ts';
import type { Notice } from '../../../../ports/driven/webhooks/content-store.ts';
import { collection } from '../../collection.ts';
import { text, whole } from '../../members.ts';

export const contentRegisters = collection<ContentRegister>()('content_registers', {
  key: ['platformId', 'contentId'],
  members: { platformId: text, contentId: text },
});

/** Inbound messages that were processed. */
export const contentNotices = collection<Notice>()('content_notices', {
  key: ['platformId', 'webhookId'],
  members: { platformId: text, webhookId: text, keepUntil: whole },
  indexes: { byEnd: { on: ['keepUntil', 'platformId', 'webhookId'] } },
});
