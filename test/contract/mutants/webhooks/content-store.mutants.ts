import type { ContentStore, ContentCommit } from '../../../../src/ports/driven/webhooks/content-store.ts';
import type { ContentView } from '../../webhooks/content-store/stage.ts';
import { noEffects, without } from '../../../support/effects.ts';

type Breaking = (real: ContentStore, view: ContentView) => Partial<ContentStore>;

const book =
  (break_: Breaking) =>
  (view: ContentView): ContentView => ({
    ...view,
    contentStore: { ...view.contentStore, ...break_(view.contentStore, view) },
  });

const committing = (commit: (real: ContentStore, change: ContentCommit, view: ContentView) => unknown) =>
  book((real, view) => ({
    commit: async (change) =>
      (await commit(real, change, view)) as Awaited<ReturnType<ContentStore['commit']>>,
  }));

const guarding = (change: ContentCommit, guards: Partial<ContentCommit['guards']>): ContentCommit => ({
  ...change,
  guards: { ...change.guards, ...guards },
});

/** The current registers, whichever versions the decision was based on. */
const current = async (real: ContentStore, change: ContentCommit): Promise<ContentCommit> => {
  if (!change.register) return change;
  const { platformId, contentId } = change.register;
  const version = (await real.register(platformId, contentId))?.version;
  const register = { ...change.register, version: (version ?? 0) + 1 };
  return { ...guarding(change, { register: version ?? 'absent' }), register };
};

let serial = 0;

const publishedContent =
  'finds the content of all platforms that is published with a track, the latest first, until it is deleted or published without the track';

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const contentStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ContentView) => ContentView;
}[] = [
  {
    title: 'messages that are not recognized when they are repeated',
    by: ['makes one effect of two hundred commits of one message by concurrent callers'],
    of: committing((real, change) => {
      const { notice } = change;
      if (!notice) return real.commit(change);
      return real.commit({ ...change, notice: { ...notice, webhookId: `${notice.webhookId} ${++serial}` } });
    }),
  },
  {
    title: 'a register that is not checked again',
    by: [
      'does nothing if the register has changed',
      'accepts one of twenty concurrent messages about one register',
    ],
    of: committing(async (real, change) => {
      for (;;) {
        const done = await real.commit(await current(real, change));
        if (done.outcome !== 'guard-failed' || done.guard !== 'register') return done;
      }
    }),
  },
  {
    title: 'a platform that is not checked again',
    by: ['does nothing after the platform was changed'],
    of: committing(async (real, change, { registry }) => {
      const { platformId } = change.guards.platform;
      const version = (await registry.find(platformId))?.platform.version ?? 0;
      return real.commit(guarding(change, { platform: { platformId, version } }));
    }),
  },
  {
    title: 'only the first track checked again',
    by: ['does nothing where one of the tracks was taken down'],
    of: committing((real, change) =>
      real.commit(guarding(change, { tracks: change.guards.tracks.slice(0, 1) })),
    ),
  },
  {
    title: 'a quota that counts a commit as one license',
    by: ['counts all licenses of a commit against the quota'],
    of: committing((real, change) => {
      const { month, limit } = change.guards.quota;
      const more = Math.max(0, change.openings.length - 1);
      return real.commit(guarding(change, { quota: { month, limit: limit === null ? null : limit + more } }));
    }),
  },
  {
    title: 'a quota that prevents licenses from ending',
    by: ['ends licenses also where the quota is more than exhausted'],
    of: committing(async (real, change, { ledger }) => {
      const { platform, quota } = change.guards;
      const issued = await ledger.issuedIn(platform.platformId, quota.month);
      const over = quota.limit !== null && issued > quota.limit;
      return over ? { outcome: 'guard-failed', guard: 'quota' } : real.commit(change);
    }),
  },
  {
    title: 'licenses one by one, then the rest',
    by: [
      'leaves nothing of a commit that fails halfway',
      'does nothing if one of the bindings has a license by now',
    ],
    of: committing(async (real, change, { ledger }) => {
      const { openings, closings, guards } = change;
      for (const revoked of closings) await ledger.close({ revoked, effects: noEffects });
      for (const candidate of openings) {
        const { platform, quota } = guards;
        const track = guards.tracks.find(({ trackId }) => trackId === candidate.trackId);
        if (track)
          await ledger.open({
            candidate,
            guards: { track, platform, quota },
            effects: noEffects,
            warnings: [],
          });
      }
      return real.commit({ ...change, openings: [], closings: [] });
    }),
  },
  {
    title: 'licenses that ended already skipped',
    by: ['does nothing where one of the licenses to end has ended'],
    of: committing(async (real, change, { ledger }) => {
      const active = await Promise.all(
        change.closings.map(async (revoked) => (await ledger.find(revoked.licenseId))?.status === 'active'),
      );
      return real.commit({ ...change, closings: change.closings.filter((_, i) => active[i]) });
    }),
  },
  {
    title: 'effects that are not stored',
    by: ['keeps register, licenses, events and notice of a message in one commit'],
    of: committing((real, change) => real.commit(without('events', change))),
  },
  {
    title: 'warnings that are not stored',
    by: ['warns once of a quota that several licenses of a commit pass'],
    of: committing((real, change) => real.commit({ ...change, warnings: [] })),
  },
  {
    title: 'warnings that every commit stores',
    by: ['warns once of a quota that several licenses of a commit pass'],
    of: committing((real, change) => {
      const warned = change.warnings.map(({ event }) => event);
      return real.commit({
        ...change,
        effects: { ...change.effects, events: [...change.effects.events, ...warned] },
        warnings: [],
      });
    }),
  },
  {
    title: 'parts that record the message',
    by: ['keeps the effects of each part, and records the message with the last part only'],
    of: committing((real, change) => {
      const { platformId } = change.guards.platform;
      const notice = { platformId, webhookId: 'msg_2', answer: { serial: 2 }, keepUntil: 1 };
      return real.commit({ notice, ...change });
    }),
  },
  {
    title: 'registers that do not say that they are unfinished',
    by: ['keeps the effects of each part, and records the message with the last part only'],
    of: committing((real, change) => {
      if (!change.register) return real.commit(change);
      const { unfinished: _, ...register } = change.register;
      return real.commit({ ...change, register });
    }),
  },
  {
    title: 'registers that stay unfinished',
    by: ['keeps the effects of each part, and records the message with the last part only'],
    of: committing(async (real, change) => {
      if (!change.register) return real.commit(change);
      const { platformId, contentId } = change.register;
      const before = await real.register(platformId, contentId);
      return real.commit({ ...change, register: { ...before, ...change.register } });
    }),
  },
  {
    title: 'parts that do not look at the register again',
    by: ['does nothing of a part after a concurrent caller continued with the event, or with another'],
    of: committing(async (real, change) => real.commit(change.notice ? change : await current(real, change))),
  },
  {
    title: 'parts that end licenses before they look at the register',
    by: ['does nothing of a part after a concurrent caller continued with the event, or with another'],
    of: committing(async (real, change, { ledger }) => {
      const { notice, closings } = change;
      if (!notice) for (const revoked of closings) await ledger.close({ revoked, effects: noEffects });
      return real.commit(notice ? change : { ...change, closings: [] });
    }),
  },
  {
    title: 'parts that do not look at the platform again',
    by: ['does nothing of a part after the platform was changed'],
    of: committing(async (real, change, { registry }) => {
      const { platformId } = change.guards.platform;
      const version = (await registry.find(platformId))?.platform.version ?? 0;
      return real.commit(change.notice ? change : guarding(change, { platform: { platformId, version } }));
    }),
  },
  {
    title: 'content of a track in the order of publication',
    by: [publishedContent],
    of: book((real) => ({
      publishedWith: async (...requested) => (await real.publishedWith(...requested)).toReversed(),
    })),
  },
  {
    title: 'content of a track that has no limit',
    by: [publishedContent],
    of: book((real) => ({ publishedWith: (trackId, limit) => real.publishedWith(trackId, limit + 1) })),
  },
  {
    title: 'content of a track of one platform alone',
    by: [publishedContent],
    of: book((real) => ({
      publishedWith: async (...requested) => {
        const found = await real.publishedWith(...requested);
        return found.filter(({ platformId }) => platformId === found[0]?.platformId);
      },
    })),
  },
  {
    title: 'content that is deleted and keeps its tracks',
    by: [publishedContent],
    of: committing(async (real, change) => {
      const { register } = change;
      if (register?.state !== 'deleted') return real.commit(change);
      const before = await real.register(register.platformId, register.contentId);
      return real.commit({ ...change, register: { ...register, trackIds: before?.trackIds ?? [] } });
    }),
  },
  {
    title: 'notices that are deleted too early',
    by: ['deletes expired notices'],
    of: book((real) => ({ deleteExpired: (now) => real.deleteExpired(now + 1) })),
  },
];
