import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import type { Platform } from '../../../../src/domain/platforms/platform.ts';
import type {
  ContentStore,
  ContentCommit,
  Notice,
} from '../../../../src/ports/driven/webhooks/content-store.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aTrack,
  contentId,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import type { LedgerView } from '../../licensing/license-ledger/stage.ts';
import { type ChangesOf, effectsOf, noEffects } from '../../../support/effects.ts';

/** The ports that commits of a content store write to. */
export interface ContentView extends LedgerView {
  readonly contentStore: ContentStore;
}

export const november = '2026-11';

type Register = NonNullable<ContentCommit['register']>;

/** The first content's register: published at noon with the first track. */
export const aRegister = (changes: Partial<Register> = {}): Register => ({
  platformId: platformId(),
  contentId: contentId(),
  state: 'published',
  at: noon,
  trackIds: [trackId()],
  version: 1,
  ...changes,
});

/** The nth license, of the nth track, issued by an event. */
export const published = (n: number, changes: Partial<ActiveLicense> = {}): ActiveLicense =>
  aLicense({ trackId: trackId(n), source: 'webhook', ...changes }, n);

type Changes = ChangesOf<Omit<ContentCommit, 'guards' | 'notice'>> & {
  readonly guards?: Partial<ContentCommit['guards']>;
};

/** A commit after which its message is known. */
export interface CommitWithNotice extends ContentCommit {
  readonly notice: Notice;
}

export interface ContentStage {
  readonly tracks: readonly Track[];
  readonly platform: Platform;
  /** The nth message with what it opens and ends, on the guards that hold; anything may be given instead. */
  readonly message: (n: number, changes?: Changes) => CommitWithNotice;
}

/** A world with the first tracks and the first platform in it. */
export const contentStage = async ({ library, registry }: ContentView, count = 3): Promise<ContentStage> => {
  const tracks: Track[] = [];
  for (let n = 1; n <= count; n++) {
    const { catalogVersion: _, ...track } = aTrack({}, n);
    const committed = await library.commit({
      track,
      guards: { catalogVersion: 'absent' },
      effects: noEffects,
    });
    if (committed.outcome === 'committed') tracks.push(committed.track);
  }
  const platform = aPlatform();
  await registry.register({ platform, credentials: [], effects: noEffects });
  const message: ContentStage['message'] = (n, { guards, openings = [], closings = [], ...rest } = {}) => ({
    notice: {
      platformId: platform.platformId,
      webhookId: `msg_${n}`,
      answer: { serial: n },
      keepUntil: noon + n,
    },
    register: aRegister(),
    openings,
    closings,
    warnings: [],
    ...rest,
    effects: effectsOf({
      events: [
        ...openings.map(({ licenseId }) => anEvent({ data: { licenseId } }, 1_000 * n + serialOf(licenseId))),
        ...closings.map(({ licenseId }) =>
          anEvent({ type: 'license.revoked', data: { licenseId } }, 1_000 * n + 500 + serialOf(licenseId)),
        ),
      ],
      ...rest.effects,
    }),
    guards: {
      register: 'absent',
      platform: { platformId: platform.platformId, version: platform.version },
      tracks: tracks
        .filter((track) => openings.some((license) => license.trackId === track.trackId))
        .map((track) => ({ trackId: track.trackId, catalogVersion: track.catalogVersion })),
      quota: { month: november, limit: null },
      ...guards,
    },
  });
  return { tracks, platform, message };
};

const serialOf = (id: string): number => Number(id.slice(4));
