/** The fields of the form; empty ones are not sent. */
export interface RegistrationDraft {
  readonly name: string;
  readonly contactEmail: string;
  readonly slug: string;
  readonly useCase: string;
}

export const emptyDraft: RegistrationDraft = { name: '', contactEmail: '', slug: '', useCase: '' };

/** Returns the request of a form. The use is one line, whatever was typed into its text area. */
export const bodyOf = ({ name, contactEmail, slug, useCase }: RegistrationDraft) => ({
  name: name.trim(),
  contactEmail: contactEmail.trim(),
  ...(slug.trim() !== '' && { slug: slug.trim() }),
  ...(useCase.trim() !== '' && { useCase: useCase.trim().replace(/\s+/g, ' ') }),
  acceptTerms: true as const,
});
