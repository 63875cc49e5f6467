import MiniSearch from 'minisearch';
import { problemCodes, type ProblemCode } from '../../kernel/problems/problem-codes.ts';
import { problemMeanings } from '../../kernel/problems/problem-meanings.ts';
import type { Guide } from '../guides/guides.ts';
import { firstContent, parametersOf } from '../operations/operation-facts.ts';
import { schemaOf, type OpenApiDocument, type Schema } from '../operations/document-shape.ts';
import { placedIn, type PlacedOperation } from '../operations/placed.ts';

/** Something that a search of the reference finds. */
export interface Found {
  readonly kind: 'operation' | 'event' | 'error' | 'guide' | 'field';
  readonly title: string;
  /** Where it belongs: method and path, the guide, or the records with the field. */
  readonly place: string;
  readonly href: string;
}

interface Entry extends Found {
  readonly id: number;
  /** Further words by which it is found. */
  readonly words: string;
}

/** Results of one search, at most. */
const atMost = 30;
/** Different words of one search, at most; further ones are ignored. */
const maxWords = 8;

const operationEntry = (
  { path, method, operation, aliases }: PlacedOperation,
  document: OpenApiDocument,
) => ({
  kind: 'operation' as const,
  title: operation.summary,
  place: `${method.toUpperCase()} ${path}`,
  href: `/reference/operations/${operation.operationId}`,
  words: [
    operation.operationId,
    operation.tags.join(' '),
    operation.description,
    ...aliases.map((alias) => alias.path),
    ...parametersOf(operation, document).map(({ name }) => name),
  ].join(' '),
});

interface Field {
  readonly name: string;
  readonly place: string;
  readonly href: string;
  readonly description: string;
}

/** The members of a schema, and those of the objects within it. Named schemas within it have fields of their own. */
const fieldsIn = (schema: Schema, place: string, href: string): readonly Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, member]) => [
    { name, place, href, description: member.description ?? '' },
    ...fieldsIn(member.items ?? member, place, href),
  ]);

const fieldsOfOperation = (
  { path, method, operation }: PlacedOperation,
  document: OpenApiDocument,
): readonly Field[] => {
  const place = `${method.toUpperCase()} ${path}`;
  const href = `/reference/operations/${operation.operationId}`;
  const body = firstContent(operation.requestBody?.content)?.schema;
  return [
    ...parametersOf(operation, document).map(({ name, description }) => ({
      name,
      place,
      href,
      description: description ?? '',
    })),
    ...(body ? fieldsIn(schemaOf(body, document), place, href) : []),
  ];
};

/** One entry for each name of a field, with the places that have it. */
const fieldEntries = (document: OpenApiDocument) => {
  const all = [
    ...placedIn(document).flatMap((placed) => fieldsOfOperation(placed, document)),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      fieldsIn(schema, name, `/reference/schemas#schema-${name}`),
    ),
  ];
  return [...Map.groupBy(all, ({ name }) => name)].map(([name, fields]) => {
    const places = [...new Set(fields.map(({ place }) => place))];
    const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
    return {
      kind: 'field' as const,
      title: name,
      place: `${places.slice(0, 3).join(', ')}${more}`,
      href: fields[0]?.href ?? '/reference/schemas',
      words: [...new Set(fields.map(({ description }) => description))].join(' '),
    };
  });
};

const guideEntries = ({ name, title, summary, parts }: Guide) => [
  { kind: 'guide' as const, title, place: summary, href: `/reference/guides/${name}`, words: '' },
  ...parts.map(({ id, text, words }) => ({
    kind: 'guide' as const,
    title: text,
    place: title,
    href: `/reference/guides/${name}#${id}`,
    words,
  })),
];

const errorEntries = () =>
  (Object.keys(problemCodes) as ProblemCode[]).map((code) => ({
    kind: 'error' as const,
    title: code,
    place: `${problemCodes[code].status} ${problemCodes[code].title}`,
    href: `/reference/errors/${code}`,
    words: problemMeanings[code],
  }));

const eventEntries = ({ webhooks }: OpenApiDocument) =>
  Object.values(webhooks ?? {}).map(({ post: { operationId, summary } }) => ({
    kind: 'event' as const,
    title: operationId,
    place: summary,
    href: `/reference/events#${operationId}`,
    words: 'webhook event',
  }));

const plainWords = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** Splits a text into words, and a name such as `trackId` also into its parts. */
const wordsIn = (text: string): string[] =>
  plainWords(text).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [word, ...parts] : [word];
  });

/** Returns the search over operations, events, error codes, guides and fields: the best results first. */
export const referenceSearch = (document: OpenApiDocument, guides: readonly Guide[]) => {
  const entries: readonly Entry[] = [
    ...placedIn(document).map((placed) => operationEntry(placed, document)),
    ...eventEntries(document),
    ...errorEntries(),
    ...guides.flatMap(guideEntries),
    ...fieldEntries(document),
  ].map((entry, id) => ({ id, ...entry }));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'place', 'words'],
    tokenize: wordsIn,
    searchOptions: {
      boost: { title: 4, place: 2 },
      prefix: (word) => word.length > 1,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      tokenize: (text) => [...new Set(plainWords(text.toLowerCase()))].slice(0, maxWords),
    },
  });
  index.addAll(entries);
  return (words: string): readonly Found[] => {
    const all = index.search(words, { combineWith: 'AND' });
    // Without a place that has all words, those with some of them.
    const found = all.length > 0 ? all : index.search(words);
    return found.slice(0, atMost).flatMap(({ id }) => {
      const entry = entries[id as number];
      return entry ? [{ kind: entry.kind, title: entry.title, place: entry.place, href: entry.href }] : [];
    });
  };
};
