import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';
import { hasSyntax } from './syntax.ts';

/** Messages by key. The build has parsed those that have arguments; tests and Node parse them when they are used. */
export type Messages = Readonly<Record<string, string | MessageFormatElement[]>>;

interface Current {
  readonly language: Language;
  /** The locale of numbers and dates; undefined for that of the browser. */
  readonly locale: string | undefined;
  readonly messages: Messages;
}

let current: Current = { language: 'en', locale: undefined, messages: {} };
let parsed = new Map<string, IntlMessageFormat>();
let formats = new Map<string, unknown>();

/** Sets the language of the page. A page has one reader, so there is one language. */
export const setCurrent = (next: Current): void => {
  current = next;
  parsed = new Map();
  formats = new Map();
};

/** Adds messages in the language of the page. */
export const addMessages = (messages: Messages): void => {
  current = { ...current, messages: { ...current.messages, ...messages } };
};

export const currentLanguage = (): Language => current.language;

/** The locale of numbers and dates; undefined for that of the browser. */
export const currentLocale = (): string | undefined => current.locale;

export const hasMessage = (key: string): boolean => key in current.messages;

/** Returns the parsed message of a key; a string if it has no arguments. */
export const messageOf = (key: string): string | IntlMessageFormat => {
  const known = parsed.get(key);
  if (known) return known;
  const message = current.messages[key];
  if (message === undefined) throw new Error(`No text for ${key} in ${current.language}`);
  if (typeof message === 'string' && !hasSyntax(message)) return message;
  const format = new IntlMessageFormat(message, current.language);
  parsed.set(key, format);
  return format;
};

/** Returns the message of a key as a string. */
export const formatted = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const message = messageOf(key);
  return typeof message === 'string' ? message : String(message.format(values));
};

/** Returns a formatter that is created once per language. `locale` is that of numbers and dates, `language` that of the texts. */
export const perLanguage = <Format>(
  name: string,
  create: (locale: string | undefined, language: Language) => Format,
): (() => Format) => {
  return () => {
    if (!formats.has(name)) formats.set(name, create(current.locale, current.language));
    return formats.get(name) as Format;
  };
};
