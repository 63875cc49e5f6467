import { mayRegister, type ArtistRegistration } from '../../../../src/domain/artists/registration.ts';
import { kindOf } from '../../../support/outcomes.ts';
import { noon } from '../../../support/builders/builders.ts';

const agreement = { version: '2', royaltyShare: '0.60' };
const invitation = { email: 'a@label.example', expiresAt: noon + 1 };

describe('who may register an account of an artist or a label', () => {
  it.each<[ArtistRegistration, Parameters<typeof mayRegister>[2], string, string]>([
    ['open', 'none', '2', 'ok'],
    ['open', invitation, '2', 'ok'],
    ['open', 'invalid', '2', 'ok'],
    ['open', 'none', '1', 'agreement-outdated'],
    ['invite', 'none', '2', 'artist-invitation-needed'],
    ['invite', 'invalid', '2', 'artist-invitation-invalid'],
    ['invite', { ...invitation, email: 'b@label.example' }, '2', 'artist-invitation-invalid'],
    ['invite', { ...invitation, expiresAt: noon }, '2', 'artist-invitation-invalid'],
    ['invite', invitation, '2', 'ok'],
    ['invite', invitation, '1', 'agreement-outdated'],
    ['closed', invitation, '2', 'artist-registration-closed'],
  ])(
    '%s with the invitation %j and the agreement %s: %s',
    (registration, invited, agreementVersion, kind) => {
      const request = { email: 'a@label.example', agreementVersion };
      expect(kindOf(mayRegister(registration, request, invited, { agreement, now: noon }))).toBe(kind);
    },
  );
});
