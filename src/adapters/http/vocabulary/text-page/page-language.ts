import { languageOf, languages, type Language } from '../../../../domain/shared/language.ts';
import { html, type Html } from '../../reference/html.ts';
import { preferredLanguage } from '../preferred-language.ts';

/** The language of a page, and whether its address names it. */
export interface PageLanguage {
  readonly language: Language;
  readonly chosen: boolean;
}

/** Returns the language that the address names, otherwise the one that the browser prefers. */
export const languageFor = ({
  query: { lang },
  acceptLanguage,
}: {
  readonly query: { readonly lang?: Language | undefined };
  readonly acceptLanguage: string | undefined;
}): PageLanguage => ({
  language: languageOf(preferredLanguage(lang, acceptLanguage)),
  chosen: lang !== undefined,
});

/** A page that people can read in another language. */
export interface Picking {
  readonly current: Language;
  /** The word for language, in the current one. */
  readonly label: string;
  readonly nameOf: (language: Language) => string;
  /** The form that is sent again, and where, because what it was answered has no address. */
  readonly resent: { readonly form: string; readonly action: string } | undefined;
}

/** Returns links to the page in each language, or buttons that send its form again. */
export const languagePicker = ({ current, label, nameOf, resent }: Picking): Html =>
  html`<nav aria-label="${label}">
    ${languages.map((language) => {
      const name = nameOf(language);
      const state = language === current ? html` aria-current="true"` : '';
      if (!resent)
        return html`<a href="?lang=${language}" hreflang="${language}" lang="${language}" ${state}
          >${name}</a
        > `;
      const { form, action } = resent;
      return html`<button form="${form}" formaction="${action}?lang=${language}" lang="${language}" ${state}>
        ${name}
      </button> `;
    })}
  </nav>`;

/** Returns the locale of numbers and dates. British English writes the day first, as all pages do. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** Returns a function that formats times in a language, as in "3 May 2026 at 12:00 UTC"; with seconds if `timeStyle` is `medium`. */
export const timesIn = (
  language: Language,
  timeStyle: 'short' | 'medium',
): ((at: string | number) => string) => {
  const times = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle,
    timeZone: 'UTC',
  });
  return (at) => `${times.format(new Date(at))} UTC`;
};
