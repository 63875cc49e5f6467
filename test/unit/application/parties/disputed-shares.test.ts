import { cryptoDigest } from '../../../../src/adapters/crypto/index.ts';
import { questionOf } from '../../../../src/application/parties/confirmations/track-confirmations.ts';
import { disputedShares } from '../../../../src/application/parties/disputes/disputed-shares.ts';
import type { Draft, DraftDetails } from '../../../../src/domain/drafts/draft.ts';
import type { Party } from '../../../../src/domain/parties/party.ts';
import { digestOf, noon } from '../../../support/builders/builders.ts';
import { aDraft, aRevision, draftDetails, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { aParty, partyId } from '../../../support/parties/party-records.ts';

const withShare = (sharePct: '100' | '50' | '5'): DraftDetails => ({
  ...draftDetails(),
  rights: { master: [{ partyId: partyId(), sharePct }], writers: [], publishers: [] },
});
const question = (details: DraftDetails, party: Party) =>
  questionOf(cryptoDigest, aDraft({ details }), party)?.shares ?? '';
const asSubmitted = (details: DraftDetails) => ({
  parties: [{ partyId: partyId(), identity: digestOf(1), question: question(details, aParty()) }],
  details,
});

/** A track in the catalog that was submitted with all shares of the first party, and the details that it has now. */
const approvedWith = (details: DraftDetails): Draft => {
  const { submitted, ...draft } = submittedDraft(aDraft({ details }));
  if (!submitted) throw new Error('not submitted');
  return { ...draft, submitted: { ...submitted, ...asSubmitted(withShare('100')), details } };
};

const approved = approvedWith(withShare('100'));
const titled = { ...withShare('100'), title: 'Other' };
const retitled = approvedWith(titled);
const revision = aRevision(asSubmitted(withShare('50')));
const revised = { ...approved, revision };
const returned = { act: 'reject', reasons: 'None.', at: noon } as const;
const { email: _, ...unreachable } = aParty();

const concern = (draft: Draft | undefined, disputed: DraftDetails, party?: Party, as = aParty()) => {
  const dispute = { shares: question(disputed, as), at: noon };
  return disputedShares(cryptoDigest, draft, { partyId: partyId(), dispute }, party);
};
const shares = (sharePct: string) => [{ side: 'master', sharePct }];
const other = { concerns: 'other', shares: [] };

describe('the disputed shares', () => {
  it.each<[string, Draft | undefined]>([
    ['an approved track', approved],
    ['a track with a revision', revised],
    ['a track that an earlier release took', submittedDraft(aDraft({ details: withShare('100') }))],
  ])('are those of the submission of %s', (_name, draft) => {
    const found = concern(draft, withShare('100'), aParty());
    expect(found).toEqual({ concerns: 'submission', shares: shares('100') });
  });

  it('are those of a revision that waits for review', () => {
    expect(concern(revised, withShare('50'), aParty())).toEqual({
      concerns: 'revision',
      shares: shares('50'),
    });
  });

  it.each<[string, Draft | undefined, DraftDetails]>([
    ['were never submitted', revised, withShare('5')],
    ['were withdrawn', approved, withShare('50')],
    ['were rejected', { ...approved, revision: { ...revision, outcome: returned } }, withShare('50')],
    ['belong to a track without a draft', undefined, withShare('100')],
  ])('are others if they %s', (_name, draft, disputed) => {
    expect(concern(draft, disputed, aParty())).toEqual(other);
  });

  it('are still those of the submission after its title or the name of the party was corrected', () => {
    expect(concern(retitled, titled, aParty())).toMatchObject({ concerns: 'submission' });
    const renamed = aParty({ name: 'Ida Grün-Lind' });
    expect(concern(approved, withShare('100'), renamed, renamed)).toMatchObject({ concerns: 'submission' });
    expect(concern(approved, withShare('100'), undefined)).toMatchObject({ concerns: 'submission' });
  });

  it('are not known of a party without an address, if they were asked about under another title', () => {
    expect(concern(retitled, titled, unreachable)).toEqual(other);
  });
});
