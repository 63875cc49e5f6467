import type { ContentRegister } from '../../../../domain/webhooks/content-register.ts';
import type { Notice } from '../../../../ports/driven/webhooks/content-store.ts';
import { collection } from '../../collection.ts';
import { derived, several, text, whole } from '../../members.ts';

/** Deleted content has none. */
const publishedTracks = ({ trackIds }: ContentRegister): readonly string[] => trackIds;

export const contentRegisters = collection<ContentRegister>()('content_registers', {
  key: ['platformId', 'contentId'],
  members: {
    platformId: text,
    contentId: text,
    at: whole,
    publishedTracks: derived(several(text), 1, publishedTracks),
  },
  indexes: { byTrack: { on: ['publishedTracks', 'at', 'platformId', 'contentId'] } },
});

/** Inbound messages that were processed. */
export const contentNotices = collection<Notice>()('content_notices', {
  key: ['platformId', 'webhookId'],
  members: { platformId: text, webhookId: text, keepUntil: whole },
  indexes: { byEnd: { on: ['keepUntil', 'platformId', 'webhookId'] } },
});
