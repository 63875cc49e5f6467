import { partiesOf } from '../../../../src/domain/drafts/party-shares.ts';
import type { PartyStore } from '../../../../src/ports/driven/parties/party-store.ts';
import { without } from '../../../support/effects.ts';
import type { PartiesView } from '../../parties/party-store.contract.ts';

const broken =
  (break_: (real: PartyStore) => Partial<PartyStore>) =>
  (view: PartiesView): PartiesView => ({
    ...view,
    partyStore: { ...view.partyStore, ...break_(view.partyStore) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const partyStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: PartiesView) => PartiesView;
}[] = [
  {
    title: 'a limit that is ignored',
    by: ['adds as many parties of twenty concurrent callers as allowed'],
    of: broken((real) => ({
      add: (addition) => real.add({ ...addition, guards: { fewerThan: 1_000 } }),
    })),
  },
  {
    title: 'a version that is not checked',
    by: ['accepts one of twenty changes of the same version', 'removes a party that has not changed, once'],
    of: broken((real) => {
      const now = async (id: Parameters<PartyStore['find']>[0]) => (await real.find(id))?.version ?? 0;
      return {
        change: async (change) => {
          for (;;) {
            const version = await now(change.party.partyId);
            const party = { ...change.party, version: version + 1 };
            const outcome = await real.change({ ...change, party, guards: { version } });
            if (outcome === 'changed') return outcome;
          }
        },
        remove: async (removal) =>
          real.remove({ ...removal, guards: { version: await now(removal.party.partyId) } }),
      };
    }),
  },
  {
    title: 'a change without its note',
    by: ['accepts one of twenty changes of the same version'],
    of: broken((real) => ({ change: (change) => real.change(without('audit', change)) })),
  },
  {
    title: 'a party that is deleted although a draft names it',
    by: ['keeps a party that a draft names'],
    of: broken((real) => ({
      remove: async (removal) => {
        const outcome = await real.remove(removal);
        return typeof outcome === 'object' ? 'removed' : outcome;
      },
    })),
  },
  {
    title: 'a party that is deleted although the catalog names it, because the draft does not',
    by: ['keeps a party that the catalog or a revision in review names'],
    of: (view) => ({
      ...view,
      partyStore: {
        ...view.partyStore,
        remove: async (removal) => {
          const outcome = await view.partyStore.remove(removal);
          if (typeof outcome !== 'object') return outcome;
          const draft = await view.draftStore.find(outcome.namedBy);
          const named = partiesOf(draft?.details.rights);
          return named.includes(removal.party.partyId) ? outcome : 'removed';
        },
      },
    }),
  },
  {
    title: 'a party that is deleted although it had shares in the catalog earlier',
    by: ['keeps a party that had shares in the catalog earlier'],
    of: (view) => ({
      ...view,
      partyStore: {
        ...view.partyStore,
        remove: async (removal) => {
          const outcome = await view.partyStore.remove(removal);
          if (typeof outcome !== 'object') return outcome;
          return (await view.draftStore.find(outcome.namedBy))?.splits ? 'removed' : outcome;
        },
      },
    }),
  },
  {
    title: 'many parties in the order in which they were created',
    by: ['finds many parties in the requested order, without those that do not exist'],
    of: broken((real) => ({ findMany: (ids) => real.findMany(ids.toSorted()) })),
  },
  {
    title: 'parties by name with capitals first',
    by: ['lists the parties of an account by name, in pages'],
    of: broken((real) => ({
      ofAccount: async (accountId) => {
        const { items } = await real.ofAccount(accountId, { limit: 100 });
        return { items: items.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
      },
    })),
  },
];
