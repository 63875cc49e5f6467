import { contentTypes as known, isOneOf } from '../../kit/display/names.ts';

/** The fields of the form; empty ones are not sent. */
export interface RegistrationDraft {
  readonly name: string;
  readonly contactEmail: string;
  readonly slug: string;
  readonly useCase: string;
  /** In the order of selection; the first one is the default for licenses. */
  readonly contentTypes: readonly string[];
}

export const emptyDraft: RegistrationDraft = {
  name: '',
  contactEmail: '',
  slug: '',
  useCase: '',
  contentTypes: [],
};

/** Returns the request of a form. The use is one line, whatever was typed into its text area. */
export const bodyOf = ({ name, contactEmail, slug, useCase, contentTypes }: RegistrationDraft) => ({
  name: name.trim(),
  contactEmail: contactEmail.trim(),
  ...(slug.trim() !== '' && { slug: slug.trim() }),
  ...(useCase.trim() !== '' && { useCase: useCase.trim().replace(/\s+/g, ' ') }),
  ...(contentTypes.length > 0 && { contentTypes: contentTypes.filter(isOneOf(known)) }),
  acceptTerms: true as const,
});
