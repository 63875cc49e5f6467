import type { Draw, Filters, Use } from '../working-set/draws.ts';
import type { Requested } from './load.ts';

/** Writes filters as the parameters of a URL. */
export const parametersOf = (filters: Filters): string =>
  new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

const usageBatch = (uses: readonly Use[]): string =>
  JSON.stringify({
    events: uses.map((use, i) => ({
      eventType: i % 5 === 0 ? 'impression' : 'play',
      ...use,
      quantity: 1,
      occurredAt: new Date(Date.now() - i * 60_000).toISOString(),
      territory: ['DE', 'FR', 'US'][i % 3],
    })),
  });

/** Writes a request for this service. */
export const requested = (draw: Draw): Requested => {
  switch (draw.kind) {
    case 'track':
      return { method: 'GET', path: `/api/v1/tracks/${draw.trackId}`, status: 200 };
    case 'search':
      return { method: 'GET', path: `/api/v1/tracks?${parametersOf(draw.filters)}&limit=20`, status: 200 };
    case 'license': {
      const { trackId, contentId } = draw;
      const body = JSON.stringify({ trackId, contentId, territories: ['DE'] });
      return { method: 'POST', path: '/api/v1/licenses', status: 201, body };
    }
    case 'usage': {
      const body = usageBatch(draw.uses);
      return { method: 'POST', path: '/api/v1/usage-events', status: 201, body };
    }
  }
};
