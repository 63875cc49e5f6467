import { rightsOf, type PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import { noon } from '../../../support/builders/builders.ts';
import {
  aDraft,
  aDraftAddition,
  aRevision,
  draftDetails,
  someParties,
  someShares,
  submittedDraft,
} from '../../../support/drafts/draft-records.ts';
import { aParty, aPartyAddition } from '../../../support/parties/party-records.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const unadministered: PartyShares = {
  ...someShares,
  writers: someShares.writers.map(({ administeredBy: _, ...share }) => share),
};

describe('a revision that only ends the administration of a share', () => {
  it(
    'differs for staff from the track in the catalog, and so do its earlier splits',
    inWorld(async ({ ports, useCases, aTrackInCatalog }) => {
      const { trackId } = await aTrackInCatalog({ rights: rightsOf(someShares, someParties) });
      for (const n of [1, 2, 3, 4]) await ports.partyStore.add(aPartyAddition(aParty({}, n), n));
      const revision = aRevision({ details: { ...draftDetails(), rights: unadministered } });
      const splits = [
        { effectiveFrom: noon, shares: unadministered },
        { effectiveFrom: noon + 1, shares: someShares },
      ];
      const draft = { ...submittedDraft(aDraft({ trackId })), revision, splits };
      expect(await ports.draftStore.add(aDraftAddition(draft, 1))).toBe('added');
      const read = await useCases.readRevision({ trackId });
      if (!read.ok) throw new Error(read.failure.kind);
      const { before, after } = read.value.rights;
      const administrator = aParty({}, 4).name;
      expect(read.value.fields).toContain('rights');
      expect(before.writers).toMatchObject([{ name: 'Party 3', administeredBy: administrator }, {}]);
      expect(after).toEqual(rightsOf(someShares, someParties));
      const shown = await useCases.readTrackForStaff(trackId);
      if (!shown.ok) throw new Error(shown.failure.kind);
      const administrators = shown.value.splits.map(({ rights }) => rights.writers[0]?.administeredBy);
      expect(administrators).toEqual([undefined, administrator]);
    }),
  );
});
