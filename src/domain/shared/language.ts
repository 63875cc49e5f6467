/** The languages in which people can read emails and pages, as BCP 47 primary tags; English comes first. */
export const languages = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** Returns the language of a reader, which is English for records without one. */
export const languageOf = ({ language = 'en' }: { readonly language?: Language }): Language => language;
