import { mandatesOf } from '../../../../src/domain/parties/mandates.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDraft, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';

const submitted = submittedDraft(aDraft());
const dispute = { shares: 'digest', at: noon };
const setAside = { staffId: staffId(1), reason: 'The contract names the shares.', at: noon };

describe('the mandates of the parties of a track', () => {
  it('are confirmed by each party before an account can submit it', () => {
    expect(mandatesOf(submitted, [])).toBe('confirmed');
  });

  it('are unknown to us if the operator delivered it', () => {
    expect(mandatesOf(undefined, [])).toBe('operator');
  });

  it('are disputed until staff set the dispute of each party aside', () => {
    expect(mandatesOf(submitted, [{ dispute: { ...dispute, setAside } }, { dispute }])).toBe('disputed');
    expect(mandatesOf(submitted, [{ dispute: { ...dispute, setAside } }])).toBe('confirmed');
  });
});
