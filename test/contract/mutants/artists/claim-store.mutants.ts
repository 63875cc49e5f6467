import type { ClaimStore } from '../../../../src/ports/driven/artists/claim-store.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';
import type { ClaimsView } from '../../artists/claim-store.contract.ts';
import { slow } from './membership.mutants.ts';

const broken =
  (break_: (real: ClaimStore, view: ClaimsView) => Partial<ClaimStore>) =>
  (view: ClaimsView): ClaimsView => ({
    ...view,
    claimStore: { ...view.claimStore, ...break_(view.claimStore, view) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const claimStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ClaimsView) => ClaimsView;
}[] = [
  {
    title: 'open claims that are counted before the commit',
    by: ['holds an account to its number of open claims'],
    of: broken((real) => ({
      add: async (addition) => {
        const { items } = await real.ofAccount(addition.claim.accountId, { limit: 100 });
        const open = items.filter(({ status }) => status === 'open').length;
        if (open >= addition.guards.fewerOpenThan) return 'too-many-claims';
        await slow();
        return real.add({ ...addition, guards: { fewerOpenThan: 100 } });
      },
    })),
  },
  {
    title: 'an approval that leaves the artist without a profile',
    by: ['gives an artist to one of twenty profiles'],
    of: broken((real) => ({ decide: ({ claimed: _, ...decision }) => real.decide(decision) })),
  },
  {
    title: 'a version of the claim that is not checked',
    by: ['decides nothing if the version has changed since the decision'],
    of: broken((real) => ({
      decide: async (decision) => {
        const { version = 0 } = (await real.find(decision.claim.claimId)) ?? {};
        return real.decide({ ...decision, guards: { ...decision.guards, version } });
      },
    })),
  },
  {
    title: 'a version of the profile that is not checked',
    by: ['decides nothing if the profile has changed since the decision'],
    of: broken((real) => ({
      decide: ({ guards: { version }, ...decision }) => real.decide({ ...decision, guards: { version } }),
    })),
  },
  {
    title: 'an artist who stays with an erased claim',
    by: ['erases a claim once, with the artist of its profile and no other'],
    of: broken((real) => ({
      erase: ({ claim, ...erasure }) =>
        real.erase({ ...erasure, claim: { ...claim, catalogId: claim.artistId } }),
    })),
  },
  {
    title: 'an artist of another profile who goes with an erased claim',
    by: ['erases a claim once, with the artist of its profile and no other'],
    of: broken((real) => ({
      erase: async ({ claim, ...erasure }) => {
        const artistId = (await real.claimedArtist(claim.catalogId))?.artistId ?? claim.artistId;
        return real.erase({ ...erasure, claim: { ...claim, artistId } });
      },
    })),
  },
  {
    title: 'an erasure that is noted although nothing was there',
    by: ['erases a claim once, with the artist of its profile and no other'],
    of: broken((real, { auditLog }) => ({
      erase: async (erasure) => {
        const isErased = await real.erase(erasure);
        if (!isErased) await auditLog.append(aNote());
        return isErased;
      },
    })),
  },
  {
    title: 'notes that are stored whatever the outcome',
    by: ['gives an artist to one of twenty profiles'],
    of: broken((real, { auditLog }) => ({
      decide: async (decision) => {
        const outcome = await real.decide(decision);
        if (outcome !== 'decided') await auditLog.append(aNote());
        return outcome;
      },
    })),
  },
  {
    title: 'claims with a status, the latest first',
    by: ['returns a claim as it was added, and lists it for its account and its status'],
    of: broken((real) => ({
      ofStatus: async (status, page) => {
        const { items, ...rest } = await real.ofStatus(status, page);
        return { items: items.toReversed(), ...rest };
      },
    })),
  },
];
