import type { Party } from '../../../src/domain/parties/party.ts';
import type { PartyStore } from '../../../src/ports/driven/parties/party-store.ts';
import type { DraftStore } from '../../../src/ports/driven/drafts/draft-store.ts';
import type { ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aDraft,
  aDraftAddition,
  aDraftChange,
  aRevision,
  draftDetails,
  someShares,
  submittedDraft,
} from '../../support/drafts/draft-records.ts';
import {
  aParty,
  aPartyAddition,
  aPartyChange,
  aPartyRemoval,
  partyId,
} from '../../support/parties/party-records.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export interface PartiesView {
  readonly partyStore: PartyStore;
  readonly draftStore: DraftStore;
  readonly auditLog: AuditLog;
}

const added = async ({ partyStore }: PartiesView, ...all: readonly Party[]): Promise<void> => {
  for (const [n, party] of all.entries())
    expect(await partyStore.add(aPartyAddition(party, n))).toBe('added');
};

const notesOf = async ({ auditLog }: PartiesView, named: string): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).filter(({ action }) => action === `artist.${named}`)
    .length;

/** The promises of every store of parties: see `PartyStore`. */
export const partyStoreContract = (open: OpenWorld<PartiesView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns a party as it was added, with its note', async (view) => {
      const { email: _, ipi: __, society: ___, ...bare } = aParty({}, 2);
      await added(view, aParty(), bare);
      expect(await view.partyStore.find(partyId())).toEqual(aParty());
      expect(await view.partyStore.find(partyId(2))).toEqual(bare);
      expect(await view.partyStore.find(partyId(3))).toBeUndefined();
      expect(await notesOf(view, 'create_party')).toBe(2);
      expect(await view.partyStore.add(aPartyAddition(aParty(), 1))).toBe('added');
      expect(await notesOf(view, 'create_party')).toBe(2);
    }),

    policy('adds as many parties of twenty concurrent callers as allowed', async (view, concurrently) => {
      await added(view, aParty({ accountId: accountId(2) }, 99));
      const outcomes = await concurrently(20, ({ partyStore }, n) =>
        partyStore.add(aPartyAddition(aParty({}, n), n, 3)),
      );
      expect(outcomes.filter((each) => each === 'added')).toHaveLength(3);
      expect(outcomes.filter((each) => each === 'parties-full')).toHaveLength(17);
      expect((await view.partyStore.ofAccount(accountId(), { limit: 50 })).items).toHaveLength(3);
    }),

    policy('accepts one of twenty changes of the same version', async (view, concurrently) => {
      await added(view, aParty());
      const outcomes = await concurrently(20, ({ partyStore }, n) =>
        partyStore.change(aPartyChange(aParty({ name: `Name ${n}` }), n)),
      );
      const winner = outcomes.indexOf('changed') + 1;
      expect(outcomes.filter((each) => each === 'changed')).toHaveLength(1);
      expect(outcomes.filter((each) => each === 'guard-failed')).toHaveLength(19);
      const kept = aParty({ name: `Name ${winner}`, version: 2 });
      expect(await view.partyStore.find(partyId())).toEqual(kept);
      expect(await notesOf(view, 'edit_party')).toBe(1);
    }),

    policy('recognizes a change that is repeated because its outcome was lost', async (view) => {
      await added(view, aParty());
      const edit = aPartyChange(aParty({ name: 'Other' }), 1);
      for (let time = 0; time < 2; time++) expect(await view.partyStore.change(edit)).toBe('changed');
      expect(await notesOf(view, 'edit_party')).toBe(1);
      expect(await view.partyStore.change(aPartyChange(aParty({}, 2), 2))).toBe('guard-failed');
    }),

    policy('removes a party that has not changed, once', async (view) => {
      await added(view, aParty());
      const { partyStore } = view;
      await partyStore.change(aPartyChange(aParty(), 1));
      expect(await partyStore.remove(aPartyRemoval(aParty(), 1))).toBe('guard-failed');
      expect(await partyStore.find(partyId())).toBeDefined();
      expect(await partyStore.remove(aPartyRemoval(aParty(), 2, 2))).toBe('removed');
      expect(await partyStore.remove(aPartyRemoval(aParty(), 3, 2))).toBe('guard-failed');
      expect(await partyStore.find(partyId())).toBeUndefined();
      expect(await notesOf(view, 'delete_party')).toBe(1);
    }),

    policy('keeps a party that a draft names', async (view) => {
      await added(view, aParty(), aParty({}, 9));
      const { partyStore, draftStore } = view;
      await draftStore.add(aDraftAddition(aDraft(), 1));
      expect(await partyStore.remove(aPartyRemoval(aParty(), 1))).toEqual({ namedBy: trackId() });
      expect(await partyStore.find(partyId())).toEqual(aParty());
      expect(await partyStore.remove(aPartyRemoval(aParty({}, 9), 2))).toBe('removed');
      await draftStore.change(aDraftChange(aDraft({ details: {} }), 2));
      expect(await partyStore.remove(aPartyRemoval(aParty(), 3))).toBe('removed');
      expect(await notesOf(view, 'delete_party')).toBe(2);
    }),

    policy('keeps a party that the catalog or a revision in review names', async (view) => {
      const { partyStore, draftStore } = view;
      const details = draftDetails();
      const withOwner = (n: number) => ({
        ...details,
        rights: { master: [{ partyId: partyId(n), sharePct: '100' }], writers: [], publishers: [] },
      });
      await added(view, aParty(), aParty({}, 2), aParty({}, 3));
      const published = submittedDraft(aDraft({ details: withOwner(1) }));
      await draftStore.add(aDraftAddition({ ...published, version: 1 }, 1));
      const revising = { ...published, details: {}, revision: aRevision({ details: withOwner(2) }) };
      await draftStore.change(aDraftChange(revising, 1));
      for (const n of [1, 2])
        expect(await partyStore.remove(aPartyRemoval(aParty({}, n), n))).toEqual({ namedBy: trackId() });
      expect(await partyStore.remove(aPartyRemoval(aParty({}, 3), 3))).toBe('removed');
      const outcome = { act: 'reject' as const, reasons: 'No.', at: noon };
      await draftStore.change(
        aDraftChange({ ...revising, revision: aRevision({ details: withOwner(2), outcome }) }, 2, 2),
      );
      expect(await partyStore.remove(aPartyRemoval(aParty({}, 1), 4))).toEqual({ namedBy: trackId() });
      expect(await partyStore.remove(aPartyRemoval(aParty({}, 2), 5))).toBe('removed');
    }),

    policy('keeps a party that had shares in the catalog earlier', async (view) => {
      const { partyStore, draftStore } = view;
      await added(view, aParty(), aParty({}, 9));
      const splits = [{ effectiveFrom: noon, shares: someShares }];
      await draftStore.add(aDraftAddition(aDraft({ details: {}, splits }), 1));
      expect(await partyStore.remove(aPartyRemoval(aParty(), 1))).toEqual({ namedBy: trackId() });
      expect(await partyStore.remove(aPartyRemoval(aParty({}, 9), 2))).toBe('removed');
    }),

    policy('finds many parties in the requested order, without those that do not exist', async (view) => {
      await added(view, aParty(), aParty({ accountId: accountId(2) }, 2), aParty({}, 3));
      const requested = [partyId(3), partyId(9), partyId(1), partyId(2), partyId(3)];
      const found = await view.partyStore.findMany(requested);
      expect(found.map((party) => party.partyId)).toEqual([3, 1, 2, 3].map((n) => partyId(n)));
      expect(await view.partyStore.findMany([])).toEqual([]);
    }),

    policy('lists the parties of an account by name, in pages', async (view) => {
      const named = (name: string, n: number, changes: Partial<Party> = {}) =>
        aParty({ name, ...changes }, n);
      await added(
        view,
        named('mara Lind', 1),
        named('Zoë', 2),
        named('Ida Grün', 3),
        named('Mara Lind', 4),
        named('Adele', 5, { accountId: accountId(2) }),
      );
      const found: string[] = [];
      for (let after: ListPlace | undefined; ;) {
        const page = await view.partyStore.ofAccount(accountId(), { limit: 2, ...(after && { after }) });
        found.push(...page.items.map((party) => party.partyId));
        if (!page.next) break;
        after = page.next;
      }
      expect(found).toEqual([3, 1, 4, 2].map((n) => partyId(n)));
      expect(await view.partyStore.ofAccount(accountId(3), { limit: 2 })).toEqual({ items: [] });
    }),
  ];
};

/** The promises of a store when another party of the account is added between two steps. */
export const interleavedPartiesContract = (
  open: OpenWorld<PartiesView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const add = ({ partyStore }: PartiesView, n: number) => partyStore.add(aPartyAddition(aParty({}, n), n, 1));
  return [1, 2].map((step) =>
    policy(`counts a party that is added meanwhile, at step ${step}`, async (view, concurrently) => {
      let other: readonly string[] = [];
      const running = { name: 'party-store.add', step, run: () => add(view, 1) };
      const first = await view.between(running, async () => {
        other = await concurrently(1, (each) => add(each, 2));
      });
      expect([first, ...other].toSorted()).toEqual(['added', 'parties-full']);
    }),
  );
};
