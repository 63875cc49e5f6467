import type { RegisterArtistDto } from '@platform-licensing/client';
import type { StudioText } from '../texts/texts.ts';

/** The entries of a visitor who registers an account. */
export interface RegistrationDraft {
  readonly kind: 'artist' | 'label';
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly country: string;
  readonly invitation: string;
  readonly adult: boolean;
  readonly acceptsTerms: boolean;
}

export const emptyDraft = (country: string, invitation: string): RegistrationDraft => ({
  ...{ kind: 'artist', name: '', email: '', password: '', country, invitation },
  ...{ adult: false, acceptsTerms: false },
});

/** Returns the country of the first language tag that names one (`de-AT`); empty if none does. */
export const countryIn = (tags: readonly string[]): string =>
  tags.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find((country) => country !== undefined) ?? '';

/** Returns the text that says what is still missing; undefined if the draft can be sent. */
export const missingIn = (draft: RegistrationDraft, needsInvitation: boolean): StudioText | undefined => {
  if (draft.name.trim() === '') return 'gate.enterTheName';
  if (draft.email.trim() === '') return 'gate.enterYourEmail';
  if (draft.password === '') return 'gate.chooseAPassword';
  if (draft.country === '') return 'gate.chooseACountry';
  if (needsInvitation && draft.invitation.trim() === '') return 'gate.enterTheInvitation';
  if (!draft.adult) return 'gate.confirmThatYouAreOfAge';
  return draft.acceptsTerms ? undefined : 'gate.acceptTheAgreementToRegister';
};

export const bodyOf = (
  { kind, name, email, password, country, invitation }: RegistrationDraft,
  agreementVersion: string,
): RegisterArtistDto => ({
  ...{ kind, name: name.trim(), email: email.trim(), password, country, agreementVersion },
  ...(invitation.trim() !== '' && { invitation: invitation.trim() }),
  adult: true,
  acceptTerms: true,
});
