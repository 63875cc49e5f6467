import type { Json, Question, SearchServer } from '../../../../src/adapters/opensearch/client.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

interface Document {
  readonly version: number;
  readonly content: Json;
}

interface Index {
  readonly aliases: ReadonlySet<string>;
  readonly documents: Map<string, Document>;
  /** The documents that searches find. */
  searched: ReadonlyMap<string, Document>;
}

type Answer = readonly [status: number, body: unknown];

/** Keeps indexes of tracks and the state of a feed in memory, by the rules of OpenSearch that the feed relies on. */
export interface MemorySearchServer extends Pick<SearchServer, 'ask'> {
  readonly indexes: () => readonly string[];
  /** The approved tracks that searches of the index find. */
  readonly found: (index: string) => readonly string[];
  /** Removes an index without the feed. */
  readonly lose: (index: string) => void;
}

const missing: Answer = [404, { error: { type: 'index_not_found_exception' } }];

export const memorySearchServer = (): MemorySearchServer => {
  const indexes = new Map<string, Index>();
  let state: { readonly content: Json; readonly sequence: number } | undefined;

  const stateAnswer = ({ method, query, body }: Question): Answer => {
    if (method === 'GET')
      return state
        ? [200, { _source: state.content, _seq_no: state.sequence, _primary_term: 1 }]
        : [404, { found: false }];
    const expected = query?.['op_type'] === 'create' ? undefined : query?.['if_seq_no'];
    if (state?.sequence !== expected) return [409, { error: { type: 'version_conflict_engine_exception' } }];
    state = { content: structuredClone(body ?? {}), sequence: (state?.sequence ?? 0) + 1 };
    return [200, { _seq_no: state.sequence, _primary_term: 1 }];
  };

  const create = (name: string, aliases: Json = {}): Index => {
    const index = { aliases: new Set(Object.keys(aliases)), documents: new Map(), searched: new Map() };
    indexes.set(name, index);
    return index;
  };
  const written = (target: string, mustBeAlias: boolean): Index | undefined => {
    const named = [...indexes.values()].find(({ aliases }) => aliases.has(target));
    return named ?? (mustBeAlias ? undefined : (indexes.get(target) ?? create(target)));
  };
  const bulk = (target: string, { query, lines = [] }: Question): Answer => {
    const index = written(target, query?.['require_alias'] === 'true');
    const items = Array.from({ length: lines.length / 2 }, (_, place) => {
      const action = lines[2 * place]?.['index'] as { readonly _id: string; readonly version: number };
      const content = lines[2 * place + 1] ?? {};
      if (!index) return { index: { status: 404, error: { type: 'index_not_found_exception' } } };
      if ((index.documents.get(action._id)?.version ?? 0) >= action.version)
        return { index: { status: 409, error: { type: 'version_conflict_engine_exception' } } };
      index.documents.set(action._id, { version: action.version, content });
      return { index: { status: 201 } };
    });
    if (index && query?.['refresh'] === 'true') index.searched = new Map(index.documents);
    return [200, { errors: items.some(({ index: { status } }) => status >= 400), items }];
  };

  const answer = (question: Question): Answer => {
    const { method, path, body } = question;
    const [, name = '', action, alias = ''] = path.split('/');
    if (action === '_doc') return stateAnswer(question);
    if (action === '_bulk') return bulk(name, question);
    const index = indexes.get(name);
    if (method === 'PUT') {
      if (index) return [400, { error: { type: 'resource_already_exists_exception' } }];
      create(name, body?.['aliases'] as Json);
      return [200, {}];
    }
    if (!index) return missing;
    if (action === '_alias') return index.aliases.has(alias) ? [200, {}] : missing;
    if (action === '_refresh') index.searched = new Map(index.documents);
    if (method === 'DELETE') indexes.delete(name);
    return [200, {}];
  };

  return {
    ask: async (question) => {
      const [status, body] = answer(question);
      if (status >= 400 && !(question.accepted ?? []).includes(status))
        throw new Unavailable(`the search server returns status ${status}`);
      return { status, body };
    },
    indexes: () => [...indexes.keys()],
    found: (name) =>
      [...(indexes.get(name)?.searched ?? [])]
        .filter(([, { content }]) => content['approved'] === true)
        .map(([id]) => id)
        .sort(),
    lose: (name) => void indexes.delete(name),
  };
};

/** Returns a connection to the server on which something happens before a request takes effect, or before its response arrives. */
export const disturbed = (
  { ask }: Pick<SearchServer, 'ask'>,
  {
    before = () => undefined,
    after = () => undefined,
  }: {
    readonly before?: (question: Question) => unknown;
    readonly after?: (question: Question) => unknown;
  },
): Pick<SearchServer, 'ask'> => ({
  ask: async (question) => {
    await before(question);
    const response = await ask(question);
    await after(question);
    return response;
  },
});
