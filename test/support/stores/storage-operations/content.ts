import type { ContentCommit } from '../../../../src/ports/driven/webhooks/content-store.ts';
import {
  aLicense,
  anEvent,
  aRevoked,
  contentId,
  noon,
  platformId,
  trackId,
} from '../../builders/builders.ts';
import { month, type Operation } from './stage.ts';
import { type ChangesOf, effectsOf } from '../../effects.ts';

const first = 900_001;
const tracks = [10, 11, 12];
const content = contentId(first);
const licenses = tracks.map((track, i) =>
  aLicense({ trackId: trackId(track), contentId: content, source: 'webhook' }, first + i),
);

const messageOf = (n: number, changes: ChangesOf<ContentCommit>): ContentCommit => ({
  notice: { platformId: platformId(), webhookId: `msg_${n}`, answer: { serial: n }, keepUntil: noon + n },
  register: {
    platformId: platformId(),
    contentId: content,
    state: 'published',
    at: noon,
    trackIds: tracks.map((track) => trackId(track)),
    version: n,
  },
  openings: [],
  closings: [],
  warnings: [{ at: 1, event: anEvent({ type: 'usage.quota_warning' }, first + 100 + n) }],
  guards: {
    register: n === 1 ? 'absent' : n - 1,
    platform: { platformId: platformId(), version: 1 },
    tracks: [],
    quota: { month, limit: 1_000_000 },
  },
  ...changes,
  effects: effectsOf({ events: [anEvent({}, first + n)], ...changes.effects }),
});

const publication = messageOf(1, { openings: licenses });
const published: ContentCommit = {
  ...publication,
  guards: {
    ...publication.guards,
    tracks: tracks.map((track) => ({ trackId: trackId(track), catalogVersion: track })),
  },
};

export const contentOperations: readonly Operation[] = [
  {
    name: 'process the publication of content with three tracks',
    run: ({ contentStore }) => contentStore.commit(published),
  },
  { name: 'process a message again', run: ({ contentStore }) => contentStore.commit(published) },
  {
    name: 'process the deletion of content with three licenses',
    run: ({ contentStore }) =>
      contentStore.commit(messageOf(2, { closings: licenses.map((license) => aRevoked(license)) })),
  },
  {
    name: 'find what was answered to a message',
    run: ({ contentStore }) => contentStore.processed(platformId(), 'msg_1'),
  },
  {
    name: 'find what is known of content',
    run: ({ contentStore }) => contentStore.register(platformId(), content),
  },
  {
    name: 'find the content that is published with a track',
    run: ({ contentStore }) => contentStore.publishedWith(trackId(10), 1_000),
  },
  { name: 'delete expired messages', run: ({ contentStore }) => contentStore.deleteExpired(noon + 2) },
];
