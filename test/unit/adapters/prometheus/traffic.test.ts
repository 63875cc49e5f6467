import { prometheusFigures } from '../../../../src/adapters/prometheus/index.ts';

describe('traffic figures', () => {
  it('count and time each operation by status class', async () => {
    const { traffic } = prometheusFigures({
      queue: { backlog: async () => ({ events: 3, due: 2, oldestDueAt: 0 }) },
      clock: { now: () => 5_000 },
    });
    const search = traffic.of('GET', '/api/v1/tracks');
    search.answered(200, 3);
    search.answered(204, 30);
    search.answered(503, 1);
    const { text, mediaType } = await traffic.exposition();
    expect(mediaType).toContain('text/plain');
    expect(text).toContain('http_requests_total{method="GET",route="/api/v1/tracks",status="2xx"} 2');
    expect(text).toContain('http_requests_total{method="GET",route="/api/v1/tracks",status="5xx"} 1');
    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="0.005",method="GET",route="/api/v1/tracks",status="2xx"} 1',
    );
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).toContain('webhook_events_waiting 3');
    expect(text).toContain('webhook_deliveries_due 2');
    expect(text).toContain('webhook_oldest_due_seconds 5');
  });

  it('adds up what was answered between collections', async () => {
    const { traffic } = prometheusFigures({
      queue: { backlog: async () => ({ events: 0, due: 0 }) },
      clock: { now: () => 0 },
    });
    const counted = async (): Promise<string | undefined> =>
      /http_requests_total\{.*\} (\d+)/.exec((await traffic.exposition()).text)?.[1];
    const search = traffic.of('GET', '/api/v1/tracks');
    search.answered(200, 3);
    expect([await counted(), await counted()]).toEqual(['1', '1']);
    search.answered(200, 3);
    search.answered(200, 3);
    expect(await counted()).toBe('3');
  });
});
