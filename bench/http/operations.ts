import { drawsOf, type Draws, type IdKind } from '../working-set/draws.ts';
import type { WorkingSet } from '../working-set/catalog.ts';

/** One kind of request, as it is measured on every server. */
export interface Operation {
  readonly name: string;
  readonly draws: Draws;
  /** Requests per round. */
  readonly count: number;
  readonly connections: number;
  /** How many responses the bare server sends in turn. */
  readonly recordings: number;
  /** How the path of its requests starts. */
  readonly start: string;
  /** Whether the bare server parses the body, too. */
  readonly parsesBody: boolean;
}

export const operationsOn = (set: WorkingSet, ids: IdKind): readonly Operation[] => {
  const draws = drawsOf(set, ids);
  const usual = { connections: 32, parsesBody: false };
  return [
    {
      ...usual,
      ...{ name: 'GET /tracks/{id}', draws: draws.track, start: '/api/v1/tracks/' },
      ...{ count: 3_000, recordings: 1_000 },
    },
    {
      ...usual,
      ...{ name: 'GET /tracks', draws: draws.search, start: '/api/v1/tracks?' },
      ...{ count: 800, recordings: 300 },
    },
    {
      ...usual,
      ...{ name: 'POST /licenses', draws: draws.license, start: '/api/v1/licenses' },
      ...{ count: 1_000, recordings: 200, connections: 64 },
    },
    {
      ...usual,
      ...{ name: 'POST /usage-events', draws: draws.usage, start: '/api/v1/usage-events' },
      ...{ count: 150, recordings: 50, parsesBody: true },
    },
  ];
};
