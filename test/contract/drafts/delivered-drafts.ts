import { identitiesOf, type Draft } from '../../../src/domain/drafts/draft.ts';
import type { DraftDelivery } from '../../../src/ports/driven/drafts/draft-store.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aDraft,
  aDraftAddition,
  aDraftChange,
  aDraftDelivery,
  submittedDraft,
} from '../../support/drafts/draft-records.ts';
import { aParty, aPartyAddition, partyId } from '../../support/parties/party-records.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import type { DraftsView } from './drafts-view.ts';

const named = (externalId: string, n: number): Draft => aDraft({ externalId }, n);
const next = (draft: Draft): Draft => ({ ...draft, version: draft.version + 1, details: { title: 'Other' } });

const notes = async ({ auditLog }: DraftsView): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).filter(
    ({ action }) => action === 'artist.deliver_tracks',
  ).length;

/** The drafts, parties and notes that a delivery can store. */
const contentOf = async (view: DraftsView) => ({
  drafts: (await view.draftStore.ofAccount(accountId(), { limit: 50 })).items,
  parties: (await view.partyStore.ofAccount(accountId(), { limit: 50 })).items,
  notes: await notes(view),
});

const add = async ({ draftStore }: DraftsView, draft: Draft, n: number): Promise<void> => {
  expect(await draftStore.add(aDraftAddition(draft, n))).toBe('added');
};

/** The promises of a store about drafts that are delivered together. */
export const deliveredDraftsContract = (open: OpenWorld<DraftsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('stores the drafts and parties of a delivery together, with its note', async (view) => {
      const old = named('A', 1);
      await add(view, old, 1);
      const delivery = aDraftDelivery(
        { added: [named('B', 2)], changed: [next(old)], parties: [aParty()] },
        1,
      );
      for (let time = 0; time < 2; time++) expect(await view.draftStore.deliver(delivery)).toBe('delivered');
      expect(await contentOf(view)).toEqual({
        drafts: [named('B', 2), next(old)],
        parties: [aParty()],
        notes: 1,
      });
    }),

    policy('stores nothing of a delivery if a draft has changed since', async (view) => {
      const old = named('A', 1);
      await add(view, old, 1);
      await view.draftStore.change(aDraftChange(old, 1));
      const before = await contentOf(view);
      const delivery = aDraftDelivery(
        { added: [named('B', 2)], changed: [next(old)], parties: [aParty()] },
        1,
      );
      expect(await view.draftStore.deliver(delivery)).toBe('guard-failed');
      expect(await contentOf(view)).toEqual(before);
    }),

    policy('stores nothing of a delivery if a draft was submitted', async (view) => {
      const old = named('A', 1);
      await add(view, old, 1);
      const submitted = submittedDraft(old);
      expect(await view.draftStore.change(aDraftChange({ ...submitted, version: 1 }, 1))).toBe('changed');
      const delivery = aDraftDelivery({ changed: [next(submitted)] }, 1);
      expect(await view.draftStore.deliver(delivery)).toBe('guard-failed');
      expect(await view.draftStore.find(trackId())).toEqual(submitted);
    }),

    policy('stores nothing of a delivery beyond the limit of drafts', async (view) => {
      await add(view, named('A', 1), 1);
      const added = [named('B', 2), named('C', 3)];
      const guards = { maxDrafts: 2 };
      expect(await view.draftStore.deliver(aDraftDelivery({ added, guards }, 1))).toBe('drafts-full');
      expect((await contentOf(view)).drafts).toEqual([named('A', 1)]);
    }),

    policy('stores nothing of a delivery if the account has other parties since', async (view) => {
      expect(await view.partyStore.add(aPartyAddition(aParty({}, 2), 2))).toBe('added');
      const stale = aDraftDelivery(
        { added: [named('A', 1)], parties: [aParty()], guards: { parties: 0 } },
        1,
      );
      expect(await view.draftStore.deliver(stale)).toBe('guard-failed');
      expect(await view.partyStore.find(partyId())).toBeUndefined();
      const current = aDraftDelivery(
        { added: [named('A', 1)], parties: [aParty()], guards: { parties: 1 } },
        2,
      );
      expect(await view.draftStore.deliver(current)).toBe('delivered');
    }),

    policy(
      'creates one draft of twenty concurrent deliveries with one external ID',
      async (view, concurrently) => {
        const outcomes = await concurrently(20, ({ draftStore }, n) =>
          draftStore.deliver(aDraftDelivery({ added: [aDraft({ externalId: 'A', details: {} }, n)] }, n)),
        );
        expect(outcomes.filter((each) => each === 'delivered')).toHaveLength(1);
        expect(outcomes.filter((each) => each === 'guard-failed')).toHaveLength(19);
        expect((await contentOf(view)).drafts).toHaveLength(1);
        expect(await notes(view)).toBe(1);
      },
    ),

    policy('stores nothing of a delivery that gives a draft the external ID of another', async (view) => {
      const [plain, other] = [aDraft({}, 1), named('A', 2)];
      await add(view, plain, 1);
      await add(view, other, 2);
      const before = await contentOf(view);
      const { draftStore } = view;
      const taken = aDraftDelivery({ changed: [next({ ...plain, externalId: 'A' })] }, 1);
      expect(await draftStore.deliver(taken)).toBe('guard-failed');
      expect(await contentOf(view)).toEqual(before);
      const free = aDraftDelivery({ changed: [next({ ...plain, externalId: 'B' }), next(other)] }, 2);
      expect(await draftStore.deliver(free)).toBe('delivered');
    }),

    policy('finds the drafts of an account by external ID and ISRC, each once', async (view) => {
      const [own, isDeleted] = [named('A', 1), aDraft({ externalId: 'C', isDeleting: true }, 3)];
      const others = aDraft({ externalId: 'A', accountId: accountId(2) }, 2);
      for (const [n, draft] of [own, isDeleted, others].entries()) await add(view, draft, n);
      const { draftStore } = view;
      expect(await draftStore.identified(accountId(), identitiesOf(own))).toEqual([own]);
      expect(await draftStore.identified(accountId(), ['external C', 'external D'])).toEqual([]);
      expect(await draftStore.identified(accountId(2), ['external A'])).toEqual([others]);
      expect(await draftStore.identified(accountId(), [])).toEqual([]);
      const many = Array.from({ length: 250 }, (_, n) => `external ${n}` as const);
      expect(await draftStore.identified(accountId(), [...many, 'external A'])).toEqual([own]);
    }),
  ];
};

/** A delivery without this guard. */
export const unguarded = (delivery: DraftDelivery): DraftDelivery => {
  const { maxDrafts } = delivery.guards;
  return { ...delivery, guards: { maxDrafts } };
};
