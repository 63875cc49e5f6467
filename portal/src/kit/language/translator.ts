import { createElement, Fragment, type ReactNode } from 'react';
import { formatted, messageOf } from './current.ts';
import type { Catalog, PlainKey, RichValues, TextKey, Values } from './message.ts';

type Given<All> = [keyof All] extends [never] ? [] : [values: All];

const contentOf = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

type Tag = (content: ReactNode) => ReactNode;
const isTag = (value: ReactNode | Tag): value is Tag => typeof value === 'function';

/** Returns the functions that read the messages of a front end in the language of the page. */
export const translator = <English extends Catalog>() => ({
  /** Returns a message as a string. */
  t: <Key extends TextKey<English>>(key: Key, ...[values]: Given<Values<English[Key]>>): string =>
    formatted(key, values),
  /** Returns a message with elements among its words. */
  rich: <Key extends keyof English & string>(
    key: Key,
    ...[values]: Given<RichValues<English[Key]>>
  ): ReactNode => {
    const message = messageOf(key);
    if (typeof message === 'string') return message;
    const given = Object.entries<ReactNode | Tag>(values ?? {}).map(([name, value]): [string, unknown] => [
      name,
      isTag(value) ? (parts: readonly ReactNode[]) => value(contentOf(parts)) : value,
    ]);
    const parts = message.format<ReactNode>(Object.fromEntries(given) as Record<string, ReactNode>);
    return Array.isArray(parts) ? contentOf(parts) : parts;
  },
  /** Returns names by code. Each is read in the language of the page when it is used. */
  texts: <Code extends string>(
    keys: Readonly<Record<Code, PlainKey<English>>>,
  ): Readonly<Record<Code, string>> =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries<string>(keys).map(([code, key]) => [
          code,
          { enumerable: true, get: () => formatted(key) },
        ]),
      ),
    ) as Readonly<Record<Code, string>>,
});
