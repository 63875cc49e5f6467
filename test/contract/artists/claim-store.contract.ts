import type { ArtistStore } from '../../../src/ports/driven/artists/artist-store.ts';
import type { ClaimStore } from '../../../src/ports/driven/artists/claim-store.ts';
import type { ListPage, ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type { ArtistClaim, ClaimOutcome } from '../../../src/domain/artists/claims.ts';
import {
  aClaim,
  accountId,
  aDecidedClaim,
  anArtistAddition,
  artistProfileId,
  catalogArtist,
  claimId,
} from '../../support/artists/artist-builders.ts';
import { aNote } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf } from '../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export interface ClaimsView {
  readonly artistStore: ArtistStore;
  readonly claimStore: ClaimStore;
  readonly auditLog: AuditLog;
}

const notesOf = async ({ auditLog }: ClaimsView): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).length;

const adding = (n: number, changes: Partial<ArtistClaim> = {}, fewerOpenThan = 20) => ({
  claim: aClaim(changes, n),
  guards: { fewerOpenThan },
  effects: effectsOf({ audit: aNote({}, n) }),
});

const deciding = (n: number, outcome: ClaimOutcome, changes: Partial<ArtistClaim> = {}) => ({
  ...aDecidedClaim(outcome, changes, n),
  guards: { version: 1, ...(outcome === 'approved' && { profile: 1 }) },
  effects: effectsOf({ audit: aNote({}, 50 + n) }),
});

const idsOf = async (
  list: (page: { readonly limit: number; readonly after?: ListPlace }) => Promise<ListPage<ArtistClaim>>,
  limit: number,
) => {
  const ids: string[] = [];
  for (let after: ListPlace | undefined; ;) {
    const { items, next } = await list({ limit, ...(after && { after }) });
    ids.push(...items.map((claim) => claim.claimId));
    after = next;
    if (!after) return ids;
  }
};

/** The promises of every store of claims: see `ClaimStore`. */
export const claimStoreContract = (open: OpenWorld<ClaimsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns a claim as it was added, and lists it for its account and its status', async (view) => {
      const { claimStore, artistStore } = view;
      for (const n of [1, 2]) await artistStore.add(anArtistAddition(n));
      const other = { accountId: accountId(2), artistId: artistProfileId(2) };
      for (const n of [1, 2, 3]) expect(await claimStore.add(adding(n))).toBe('added');
      await claimStore.add(adding(4, other));
      await claimStore.decide(deciding(2, 'rejected'));
      expect(await claimStore.find(claimId())).toEqual(aClaim());
      expect(await claimStore.find(claimId(9))).toBeUndefined();
      for (const limit of [1, 2, 100]) {
        expect(await idsOf((page) => claimStore.ofAccount(accountId(), page), limit)).toEqual(
          [3, 2, 1].map(claimId),
        );
        expect(await idsOf((page) => claimStore.ofStatus('open', page), limit)).toEqual(
          [1, 3, 4].map(claimId),
        );
      }
      expect(await idsOf((page) => claimStore.ofStatus('rejected', page), 9)).toEqual([claimId(2)]);
      expect(await notesOf(view)).toBe(7);
    }),

    policy('holds an account to its number of open claims', async (view, concurrent) => {
      await view.artistStore.add(anArtistAddition());
      const answers = await concurrent(20, ({ claimStore }, n) => claimStore.add(adding(n, {}, 3)));
      expect(answers.filter((answer) => answer === 'added')).toHaveLength(3);
      expect(answers.filter((answer) => answer === 'too-many-claims')).toHaveLength(17);
      const first = answers.indexOf('added') + 1;
      await view.claimStore.decide(deciding(first, 'rejected'));
      expect(await view.claimStore.add(adding(30, {}, 3))).toBe('added');
    }),

    policy(
      'stores one open claim of a profile to an artist, and a new one after a rejection',
      async (view) => {
        const { claimStore, artistStore } = view;
        await artistStore.add(anArtistAddition());
        await claimStore.add(adding(1));
        const same = { catalogId: catalogArtist() };
        expect(await claimStore.add(adding(2, same))).toBe('claim-open');
        await claimStore.decide(deciding(1, 'rejected'));
        expect(await claimStore.add(adding(3, same))).toBe('added');
        expect(await claimStore.find(claimId(2))).toBeUndefined();
      },
    ),

    policy('gives an artist to one of twenty profiles', async (view, concurrent) => {
      const { artistStore, claimStore } = view;
      const of = (n: number) => ({
        ...{ accountId: accountId(n), artistId: artistProfileId(n), catalogId: catalogArtist() },
      });
      for (let n = 1; n <= 20; n++) {
        await artistStore.add(anArtistAddition(n));
        await claimStore.add(adding(n, of(n)));
      }
      const answers = await concurrent(20, (each, n) =>
        each.claimStore.decide(deciding(n, 'approved', of(n))),
      );
      expect(answers.filter((answer) => answer === 'decided')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'artist-claimed')).toHaveLength(19);
      const winner = answers.indexOf('decided') + 1;
      const { claim, claimed } = aDecidedClaim('approved', of(winner), winner);
      expect(await claimStore.claimedArtist(catalogArtist())).toEqual(claimed);
      expect(await claimStore.claimedBy(artistProfileId(winner))).toEqual([claimed]);
      expect(await claimStore.find(claim.claimId)).toEqual(claim);
      expect(await idsOf((page) => claimStore.ofStatus('open', page), 100)).toHaveLength(19);
      expect(await claimStore.add(adding(31, { catalogId: catalogArtist() }))).toBe('artist-claimed');
      expect(await notesOf(view)).toBe(41);
    }),

    policy('erases a claim once, with the artist of its profile and no other', async (view) => {
      const { claimStore, artistStore } = view;
      for (const n of [1, 2]) await artistStore.add(anArtistAddition(n));
      const other = { accountId: accountId(2), artistId: artistProfileId(2) };
      for (const n of [1, 2]) await claimStore.add(adding(n));
      await claimStore.add(adding(3, { ...other, catalogId: catalogArtist(2) }));
      await claimStore.decide(deciding(1, 'approved'));
      await claimStore.decide(deciding(3, 'approved', { ...other, catalogId: catalogArtist(2) }));
      const erase = (n: number) =>
        claimStore.erase({ claim: aClaim({}, n), effects: effectsOf({ audit: aNote({}, 70 + n) }) });
      const before = await notesOf(view);
      expect([await erase(1), await erase(2), await erase(2)]).toEqual([true, true, false]);
      expect(await idsOf((page) => claimStore.ofAccount(accountId(), page), 9)).toEqual([]);
      expect(await claimStore.claimedArtist(catalogArtist())).toBeUndefined();
      expect((await claimStore.claimedArtist(catalogArtist(2)))?.artistId).toBe(artistProfileId(2));
      expect((await claimStore.find(claimId(3)))?.status).toBe('approved');
      expect(await notesOf(view)).toBe(before + 2);
      expect(await claimStore.add(adding(4, { ...other, catalogId: catalogArtist() }))).toBe('added');
    }),

    ...(['version', 'profile'] as const).map((stale) =>
      policy(`decides nothing if the ${stale} has changed since the decision`, async (view) => {
        const { claimStore, artistStore } = view;
        await artistStore.add(anArtistAddition());
        await claimStore.add(adding(1));
        const { guards, ...decision } = deciding(1, 'approved');
        const rejected = await claimStore.decide({ ...decision, guards: { ...guards, [stale]: 9 } });
        expect(rejected).toBe('guard-failed');
        expect(await claimStore.find(claimId())).toEqual(aClaim());
        expect(await claimStore.claimedArtist(catalogArtist())).toBeUndefined();
        expect(await notesOf(view)).toBe(2);
      }),
    ),
  ];
};
