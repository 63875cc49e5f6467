import { IntlMessageFormat } from 'intl-messageformat';
import { messages, type MessageKey, type ValueKind, type Wording } from '../../domain/mail/messages.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Catalog } from './catalogs/catalog.ts';
import { de } from './catalogs/de.ts';
import { en } from './catalogs/en.ts';
import { es } from './catalogs/es.ts';
import { fr } from './catalogs/fr.ts';
import { shownIn } from './values.ts';

export const catalogs: Readonly<Record<Language, Catalog>> = { en, de, fr, es };

/** Keeps the result for each key: a text is parsed when it is first used. */
const remembered = <Key, Value>(make: (key: Key) => Value) => {
  const created = new Map<Key, Value>();
  return (key: Key): Value => {
    const known = created.get(key) ?? make(key);
    created.set(key, known);
    return known;
  };
};

const wordingIn = (language: Language): Wording => {
  const shown = shownIn(language);
  // No text contains markup: the mailer escapes it.
  const parsed = remembered(
    (key: MessageKey) =>
      new IntlMessageFormat(catalogs[language][key], language, undefined, { ignoreTag: true }),
  );
  return {
    language,
    say: (key, ...[values = {}]) => {
      const kinds: Readonly<Record<string, ValueKind>> = messages[key];
      const given = values as Readonly<Record<string, unknown>>;
      const ready = Object.entries(kinds).map(([name, kind]) => [name, shown(kind, given[name])] as const);
      return String(parsed(key).format(Object.fromEntries(ready)));
    },
  };
};

/** The texts of emails in ICU MessageFormat, with the plurals, dates and numbers of CLDR. */
export const intlMailTexts = (): MailTexts => {
  const wording = remembered(wordingIn);
  // A later release may have stored a language that this one does not know.
  return { in: (language) => wording(Object.hasOwn(catalogs, language) ? language : 'en') };
};
