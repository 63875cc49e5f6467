import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Track } from '../../../domain/catalog/track.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { Json, SearchServer } from '../client.ts';
import { documentOf } from '../document.ts';
import { indexSettings, mapping } from '../mapping.ts';

const conflict = 409;

const failed = z.object({
  status: z.number(),
  error: z.object({ type: z.string(), reason: z.string().nullish() }).optional(),
});
const bulkAnswer = z.object({ errors: z.boolean(), items: z.array(z.object({ index: failed })) });
const aliases = z.record(z.string(), z.unknown());

export interface IndexWrites {
  /** Creates an empty index and returns its name. */
  readonly create: () => Promise<string>;
  readonly exists: (index: string) => Promise<boolean>;
  /** Writes tracks; a document of the same or a later version stays. `isSearched`: searches find them when this resolves. */
  readonly put: (index: string, tracks: readonly Track[], isSearched: boolean) => Promise<void>;
  /** Makes the alias name this index alone, in one step. Searches find everything that was written to the index. */
  readonly publish: (index: string) => Promise<void>;
  /** Removes the indexes of this alias except these. */
  readonly removeOthers: (kept: readonly string[]) => Promise<void>;
}

export const indexWrites = ({ ask }: SearchServer, alias: string): IndexWrites => {
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: Json,
    accepted: readonly number[] = [],
  ) => ask({ method, path, ...(body && { body }), kind: 'write', accepted });
  /** Names of aliases and indexes differ in length only, so that no other service's match. */
  const own = `${alias}-i-*`;

  return {
    create: async () => {
      const name = `${alias}-i-${randomUUID()}`;
      await send('PUT', `/${name}`, { mappings: mapping, settings: indexSettings });
      return name;
    },
    exists: async (index) => (await send('GET', `/${index}`, undefined, [404])).status !== 404,
    put: async (index, tracks, isSearched) => {
      const lines = tracks.flatMap((track) => [
        { index: { _id: track.trackId, version: track.catalogVersion, version_type: 'external' } },
        documentOf(track),
      ]);
      const { body } = await ask({
        method: 'POST',
        path: `/${index}/_bulk`,
        query: { refresh: String(isSearched), require_alias: 'false' },
        lines,
        kind: 'write',
      });
      const { errors, items } = bulkAnswer.parse(body);
      if (!errors) return;
      const wrong = items.find(({ index: { status } }) => status >= 400 && status !== conflict)?.index;
      if (wrong)
        throw new Unavailable(
          `the search server rejects a track: ${wrong.error?.type} ${wrong.error?.reason}`,
        );
    },
    publish: async (index) => {
      await send('POST', `/${index}/_refresh`);
      const { status, body } = await send('GET', `/_alias/${alias}`, undefined, [404]);
      const named = status === 404 ? [] : Object.keys(aliases.parse(body));
      const removed = named.filter((other) => other !== index);
      const actions = [
        { add: { index, alias } },
        ...removed.map((other) => ({ remove: { index: other, alias } })),
      ];
      await send('POST', '/_aliases', { actions });
    },
    removeOthers: async (kept) => {
      const { status, body } = await send('GET', `/${own}/_alias`, undefined, [404]);
      const all = status === 404 ? [] : Object.keys(aliases.parse(body));
      for (const index of all.filter((name) => !kept.includes(name)))
        await send('DELETE', `/${index}`, undefined, [404]);
    },
  };
};
