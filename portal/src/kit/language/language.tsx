import { createContext, useContext, useReducer, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserValue } from '../storage/browser-storage.ts';
import { addMessages, currentLanguage, setCurrent, type Messages } from './current.ts';
import { formatLocale, notLoaded, preferredLanguage, type Language } from './languages.ts';

/** Loads the messages of a front end. A language without an entry is not offered. */
export type Catalogs = Partial<Record<Language, () => Promise<Messages>>>;

const stored = browserValue('language');

const offeredIn = (catalogs: Catalogs): readonly Language[] => Object.keys(catalogs) as Language[];

const loadedFrom = async (catalogs: Catalogs, language: Language): Promise<Messages> => {
  const messages = await catalogs[language]?.();
  if (!messages) throw new Error(`No texts in ${language}`);
  return messages;
};

// The texts of the pages that were opened.
const added = new Set<Catalogs>();

const loaded = async (catalogs: Catalogs, language: Language): Promise<Messages> => {
  const all = [catalogs, ...added].map((one) => loadedFrom(one, language));
  return Object.fromEntries((await Promise.all(all)).flatMap((messages) => Object.entries(messages)));
};

/** Loads further texts in the language of the page, and from then on with each language that is chosen. Rejects if they cannot be loaded. */
const addTexts = async (catalogs: Catalogs): Promise<void> => {
  added.add(catalogs);
  const language = currentLanguage();
  const messages = await loadedFrom(catalogs, language);
  // Another language was chosen meanwhile.
  if (language === currentLanguage()) addMessages(messages);
  else await addTexts(catalogs);
};

/** Returns a module once its texts are loaded, too. */
export const withTexts = async <Module,>(
  module: Promise<Module>,
  ...catalogs: readonly Catalogs[]
): Promise<Module> => {
  const [loaded] = await Promise.all([module, ...catalogs.map(addTexts)]);
  return loaded;
};

const show = (catalogs: Catalogs, language: Language, messages: Messages): void => {
  const circumstances = { offered: offeredIn(catalogs), wasChosen: stored.read() === language };
  const locale = formatLocale(language, globalThis.navigator.languages, circumstances);
  setCurrent({ language, locale, messages });
  globalThis.document.documentElement.lang = language;
};

interface Choice {
  /** The language that was chosen last; its texts are shown once they are loaded. */
  readonly language: Language;
  readonly offered: readonly Language[];
  /**
   * Shows the page in another language, also on later visits, unless the reader chooses again before its texts are loaded.
   * Rejects if they cannot be loaded.
   */
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
  const [, renderAgain] = useReducer((renderings: number) => renderings + 1, 0);
  const shown = useRef(first);
  const wanted = useRef(first);
  const choose = async (next: Language) => {
    wanted.current = next;
    setLanguage(next);
    try {
      const messages = await loaded(catalogs, next);
      if (wanted.current !== next) return;
      stored.write(next);
      show(catalogs, next, messages);
      shown.current = next;
      renderAgain();
    } catch (error) {
      if (wanted.current !== next) return;
      wanted.current = shown.current;
      setLanguage(shown.current);
      throw error;
    }
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
    show(catalogs, language, await loaded(catalogs, language));
  } catch {
    globalThis.document.documentElement.lang = language;
    root.setAttribute('role', 'alert');
    root.textContent = notLoaded[language];
    return;
  }
  createRoot(root).render(<Localized catalogs={catalogs} first={language} page={page} />);
};
