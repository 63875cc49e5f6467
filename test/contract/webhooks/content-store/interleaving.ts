import { aRevoked, licenseId, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { suspend, takeTrackDown } from '../../licensing/license-ledger/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aRegister, contentStage, november, published, type ContentView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

export type InterleavedContent = ContentView & Pick<KernelView, 'between'>;

/** The steps of a commit that ends one license and issues another: its reads, then its writes. */
const steps = [1, 2, 3, 4, 5, 6, 7];

type Competitor = (view: ContentView, stage: Awaited<ReturnType<typeof contentStage>>) => Promise<unknown>;

/** The concurrent commits, each with the guard that it breaks. */
const competitors: Readonly<Record<string, { readonly guard: string; readonly act: Competitor }>> = {
  'the track is taken down': {
    guard: 'track',
    act: async (view, { tracks: [, second] }) => second && takeTrackDown(view, second),
  },
  'the platform is suspended': { guard: 'platform', act: (view, { platform }) => suspend(view, platform) },
  'the license to end is revoked': {
    guard: 'licenses',
    act: ({ ledger }) => ledger.close({ revoked: aRevoked(published(1)), effects: noEffects }),
  },
  'the platform gets another license of the track for the content': {
    guard: 'licenses',
    act: ({ ledger }, { tracks }) =>
      ledger.open({
        candidate: published(9, { trackId: trackId(2) }),
        guards: {
          track: { trackId: trackId(2), catalogVersion: tracks[1]?.catalogVersion ?? 0 },
          platform: { platformId: platformId(), version: 1 },
          quota: { month: november, limit: null },
        },
        effects: noEffects,
        warnings: [],
      }),
  },
};

/** The promises of a content store of the store kit when concurrent callers commit while a message is being processed. */
export const interleavedContentContract = (open: OpenWorld<InterleavedContent>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return Object.entries(competitors).flatMap(([title, { guard, act }]) =>
    steps.map((step) =>
      policy(`commits nothing of a message if ${title} meanwhile, at step ${step}`, async (view, race) => {
        const staged = await contentStage(view);
        const { message } = staged;
        await view.contentStore.commit(message(1, { openings: [published(1)] }));
        const change = message(2, {
          openings: [published(2)],
          closings: [aRevoked(published(1))],
          register: aRegister({ version: 2 }),
          guards: { register: 1 },
        });
        let changedBefore = false;
        const running = {
          name: 'content-store.commit',
          step,
          run: async () => ({ outcome: await view.contentStore.commit(change), changedBefore }),
        };
        const seen = await view.between(running, async () => {
          await race(1, (competing) => act(competing, staged));
          changedBefore = true;
        });
        expect(changedBefore).toBe(true);
        expect(seen.outcome).toEqual(
          seen.changedBefore ? { outcome: 'guard-failed', guard } : { outcome: 'committed' },
        );
        const { active } = await view.ledger.counts(platformId(), november, noon);
        const { licenses } = await view.ledger.list(
          { platformId: platformId(), status: 'active' },
          { limit: 9, now: noon },
        );
        expect(licenses).toHaveLength(active);
        expect((await view.ledger.find(licenseId(2))) !== undefined).toBe(!seen.changedBefore);
      }),
    ),
  );
};
