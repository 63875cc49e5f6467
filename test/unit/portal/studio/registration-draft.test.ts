import {
  bodyOf,
  countryIn,
  emptyDraft,
  missingIn,
} from '../../../../portal/src/studio/gate/registration-draft.ts';

const complete = {
  ...emptyDraft('DE', ''),
  ...{ name: ' Mara Lind ', email: ' mara@label.example ', password: 'seven calm harbours' },
  ...{ adult: true, acceptsTerms: true },
};

describe('a registration in the studio', () => {
  it('begins with the country of the first language that names one', () => {
    expect(countryIn(['en', 'de-AT', 'fr-FR'])).toBe('AT');
    expect(countryIn(['en', 'sr-Latn'])).toBe('');
  });

  it('says what is missing, one thing after another', () => {
    const lacking = (changes: Partial<typeof complete>, needsInvitation = false) =>
      missingIn({ ...complete, ...changes }, needsInvitation);
    expect(lacking({})).toBeUndefined();
    expect(lacking({ name: ' ' })).toBe('gate.enterTheName');
    expect(lacking({ email: '' })).toBe('gate.enterYourEmail');
    expect(lacking({ password: '' })).toBe('gate.chooseAPassword');
    expect(lacking({ country: '' })).toBe('gate.chooseACountry');
    expect(lacking({}, true)).toBe('gate.enterTheInvitation');
    expect(lacking({ adult: false })).toBe('gate.confirmThatYouAreOfAge');
    expect(lacking({ acceptsTerms: false })).toBe('gate.acceptTheAgreementToRegister');
  });

  it('is sent without blanks, and without an invitation if there is none', () => {
    expect(bodyOf(complete, '3')).toEqual({
      ...{ kind: 'artist', name: 'Mara Lind', email: 'mara@label.example', password: 'seven calm harbours' },
      ...{ country: 'DE', adult: true, acceptTerms: true, agreementVersion: '3' },
    });
    expect(bodyOf({ ...complete, invitation: ' abc ' }, '3')).toMatchObject({ invitation: 'abc' });
  });
});
