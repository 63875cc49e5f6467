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
const rejection = z.object({ error: z.object({ type: z.string() }) });

export interface IndexWrites {
  /** Returns a name that no index has. */
  readonly newName: () => string;
  /** Creates an empty index; one that exists stays as it is. */
  readonly create: (index: string) => Promise<void>;
  /** Returns whether `put` finds the index. */
  readonly exists: (index: string) => Promise<boolean>;
  /**
   * Writes tracks; a document of the same or a later version stays. `isSearched`: searches find them when this resolves. Throws
   * `Unavailable` if the index is missing.
   */
  readonly put: (index: string, tracks: readonly Track[], isSearched: boolean) => Promise<void>;
  /** Resolves when searches find everything that was written to the index. */
  readonly refresh: (index: string) => Promise<void>;
  /** Returns false if the server does not remove the index now, such as during a snapshot of it. */
  readonly remove: (index: string) => Promise<boolean>;
}

/**
 * Each index has an alias of its own, by which it is written to: a bulk request creates an index that is missing, with a mapping of the
 * server, unless the request requires an alias.
 */
const writtenAs = (index: string): string => `${index}-w`;

export const indexWrites = ({ ask }: Pick<SearchServer, 'ask'>, prefix: string): IndexWrites => {
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: Json,
    accepted: readonly number[] = [],
  ) => ask({ method, path, ...(body && { body }), kind: 'write', accepted });

  return {
    newName: () => `${prefix}-i-${randomUUID()}`,
    create: async (index) => {
      const wanted = { mappings: mapping, settings: indexSettings, aliases: { [writtenAs(index)]: {} } };
      const { status, body } = await send('PUT', `/${index}`, wanted, [400]);
      if (status !== 400) return;
      const { type } = rejection.parse(body).error;
      if (type !== 'resource_already_exists_exception')
        throw new Unavailable(`the search server rejects an index: ${type}`);
    },
    exists: async (index) =>
      (await send('GET', `/${index}/_alias/${writtenAs(index)}`, undefined, [404])).status !== 404,
    put: async (index, tracks, isSearched) => {
      const lines = tracks.flatMap((track) => [
        { index: { _id: track.trackId, version: track.catalogVersion, version_type: 'external' } },
        documentOf(track),
      ]);
      const { body } = await ask({
        method: 'POST',
        path: `/${writtenAs(index)}/_bulk`,
        query: { refresh: String(isSearched), require_alias: 'true' },
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
    refresh: async (index) => {
      await send('POST', `/${index}/_refresh`);
    },
    remove: async (index) => (await send('DELETE', `/${index}`, undefined, [400, 404])).status !== 400,
  };
};
