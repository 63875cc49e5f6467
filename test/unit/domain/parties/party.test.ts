import fc from 'fast-check';
import {
  changedParty,
  ownedParty,
  withPartyEdit,
  type PartyEdit,
} from '../../../../src/domain/parties/party.ts';
import { canonical } from '../../../../src/domain/shared/canonical.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { aParty, partyId } from '../../../support/parties/party-records.ts';

const edits: fc.Arbitrary<PartyEdit> = fc.record(
  {
    name: fc.string(),
    email: fc.option(fc.emailAddress()),
    ipi: fc.option(fc.constantFrom('334284961', '00334284961', '003.342.849.61', 'unknown')),
    society: fc.option(fc.string()),
  },
  { requiredKeys: [] },
);

describe('an edit of a party', () => {
  it('sets what it names, removes what it names as null and keeps the rest', () => {
    const { email: _, ...without } = aParty({ society: 'STIM' });
    expect(withPartyEdit(aParty(), { email: null, society: 'STIM' })).toEqual(without);
    expect(withPartyEdit(aParty(), {})).toEqual(aParty());
  });

  it('stores an IPI name number in one spelling', () => {
    expect(withPartyEdit(aParty(), { ipi: '334 284 961' }).ipi).toBe('00334284961');
  });

  it('changes nothing a second time, and names only members that it has', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const once = withPartyEdit(aParty(), edit);
        expect(changedParty(once, withPartyEdit(once, edit))).toEqual([]);
        const changed = changedParty(aParty(), once);
        expect(changed.filter((name) => !(name in edit))).toEqual([]);
        expect(changed.length > 0).toBe(canonical(once) !== canonical(aParty()));
      }),
    );
  });
});

describe('a party', () => {
  it('is found by its own account alone', () => {
    const missing = { ok: false, failure: { kind: 'party-not-found', partyId: partyId() } };
    expect(ownedParty({ accountId: accountId() }, partyId(), aParty())).toEqual({
      ok: true,
      value: aParty(),
    });
    expect(ownedParty({ accountId: accountId(2) }, partyId(), aParty())).toEqual(missing);
    expect(ownedParty({ accountId: accountId() }, partyId(), undefined)).toEqual(missing);
  });
});
