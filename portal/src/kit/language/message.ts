import type { ReactNode } from 'react';

// Reads the arguments of an ICU message from its literal type. The parser of the build finds the same ones, which a test checks.
type Before<S extends string, Mark extends string> = S extends `${infer Start}${Mark}${string}` ? Start : S;
type Name<S extends string> = Before<Before<Before<S, ','>, '}'>, '{'>;
type NameIn<S extends string> = S extends '' | `${string} ${string}` | `${string}#${string}` ? never : S;
type Names<S extends string> = S extends `${string}{${infer Rest}` ? NameIn<Name<Rest>> | Names<Rest> : never;
type Tags<S extends string> = S extends `${string}<${infer Rest}`
  ? (Rest extends `/${string}` ? never : Before<Rest, '>'>) | Tags<Rest>
  : never;

type ValueOf<S extends string, Argument extends string, Simple> = S extends
  `${string}{${Argument}, plural${string}` | `${string}{${Argument}, number${string}`
  ? number
  : Simple;

/** The arguments of a message that is a string. */
export type Values<S extends string> = {
  readonly [Argument in Names<S>]: ValueOf<S, Argument, string | number>;
};

/** The arguments of a message that is markup: values are elements or text, and a tag is a function of its content. */
export type RichValues<S extends string> = {
  readonly [Argument in Names<S>]: ValueOf<S, Argument, ReactNode>;
} & { readonly [Tag in Tags<S>]: (content: ReactNode) => ReactNode };

/** The messages of a front end in English, by key. */
export type Catalog = Readonly<Record<string, string>>;

/** A catalog in another language: the same keys. */
export type Translation<English extends Catalog> = Readonly<Record<keyof English, string>>;

/** The keys of messages without arguments and tags. */
export type PlainKey<English extends Catalog> = {
  [Key in keyof English & string]: [Names<English[Key]> | Tags<English[Key]>] extends [never] ? Key : never;
}[keyof English & string];

/** The keys of messages without tags. */
export type TextKey<English extends Catalog> = {
  [Key in keyof English & string]: [Tags<English[Key]>] extends [never] ? Key : never;
}[keyof English & string];
