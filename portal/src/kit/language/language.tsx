import { createContext, useContext, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserValue } from '../browser-storage.ts';
import { setCurrent, type Messages } from './current.ts';
import { formatLocale, notLoaded, preferredLanguage, type Language } from './languages.ts';

/** Loads the messages of a front end. A language without an entry is not offered. */
export type Catalogs = Partial<Record<Language, () => Promise<Messages>>>;

const stored = browserValue('language');

const offeredIn = (catalogs: Catalogs): readonly Language[] => Object.keys(catalogs) as Language[];

const apply = async (catalogs: Catalogs, language: Language): Promise<void> => {
  const messages = await catalogs[language]?.();
  if (!messages) throw new Error(`No texts in ${language}`);
  const locale = formatLocale(language, globalThis.navigator.languages, offeredIn(catalogs));
  setCurrent({ language, locale, messages });
  globalThis.document.documentElement.lang = language;
};

interface Choice {
  readonly language: Language;
  readonly offered: readonly Language[];
  /** Shows the page in another language, also on later visits. Rejects if its texts cannot be loaded. */
  readonly choose: (language: Language) => Promise<void>;
}

const ChoiceContext = createContext<Choice>({
  language: 'en',
  offered: ['en'],
  choose: () => Promise.resolve(),
});

/** The language of the page, and how to change it. */
export const useLanguage = (): Choice => useContext(ChoiceContext);

/** Renders the page again when the language changes. Forms keep their content. */
const Localized = ({
  catalogs,
  first,
  page,
}: {
  readonly catalogs: Catalogs;
  readonly first: Language;
  readonly page: () => ReactNode;
}) => {
  const [language, setLanguage] = useState(first);
  const choose = async (next: Language) => {
    await apply(catalogs, next);
    stored.write(next);
    setLanguage(next);
  };
  return <ChoiceContext value={{ language, offered: offeredIn(catalogs), choose }}>{page()}</ChoiceContext>;
};

/** Starts a front end in the reader's language: the one chosen before, else the first of the browser's that is offered, else English. */
export const startIn = async (catalogs: Catalogs, page: () => ReactNode): Promise<void> => {
  const root = globalThis.document.getElementById('root');
  if (!root) return;
  const wanted = [stored.read(), ...globalThis.navigator.languages];
  const language = preferredLanguage(wanted, offeredIn(catalogs));
  try {
    await apply(catalogs, language);
  } catch {
    globalThis.document.documentElement.lang = language;
    root.setAttribute('role', 'alert');
    root.textContent = notLoaded[language];
    return;
  }
  createRoot(root).render(<Localized catalogs={catalogs} first={language} page={page} />);
};
