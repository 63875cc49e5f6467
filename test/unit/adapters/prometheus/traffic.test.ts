import { prometheusFigures } from '../../../../src/adapters/prometheus/index.ts';
import {
  workQueues,
  type Backlog,
  type WorkBacklog,
} from '../../../../src/ports/driven/monitoring/work-backlog.ts';

const backlogOf = (backlog: Backlog): WorkBacklog => ({
  read: async () =>
    Object.fromEntries(workQueues.map((queue) => [queue, backlog])) as Awaited<
      ReturnType<WorkBacklog['read']>
    >,
});
const workBacklog = backlogOf({ waiting: 0 });
const queue = { backlog: async () => ({ events: 0, due: 0 }) };
const expositionOf = async (read: WorkBacklog['read'], now = 90_000): Promise<string> => {
  const { traffic } = prometheusFigures({ queue, workBacklog: { read }, clock: { now: () => now } });
  return (await traffic.exposition()).text;
};

describe('traffic figures', () => {
  it('count and time each operation by status class', async () => {
    const { traffic } = prometheusFigures({
      queue: { backlog: async () => ({ events: 3, due: 2, oldestDueAt: 0 }) },
      workBacklog,
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
      ...{ queue, workBacklog },
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

  it('count problems by operation and code', async () => {
    const { traffic } = prometheusFigures({ queue, workBacklog, clock: { now: () => 0 } });
    const issue = traffic.of('POST', '/api/v1/licenses');
    issue.answered(201, 3);
    issue.answered(409, 3, 'QUOTA_EXCEEDED');
    issue.answered(409, 3, 'QUOTA_EXCEEDED');
    const { text } = await traffic.exposition();
    expect(text.match(/^http_problems_total\{.*$/gm)).toEqual([
      'http_problems_total{method="POST",route="/api/v1/licenses",code="QUOTA_EXCEEDED"} 2',
    ]);
  });

  it('show how much work waits, for how long, and how much is overdue', async () => {
    const found = await backlogOf({ waiting: 2, since: 30_000 }).read(0);
    const text = await expositionOf(async () => ({ ...found, appeals: { waiting: 3, overdue: 1 } }));
    expect(text).toContain('work_waiting{queue="emails"} 2');
    expect(text).toContain('work_oldest_seconds{queue="emails"} 60');
    expect(text).toContain('work_waiting{queue="appeals"} 3');
    expect(text).toContain('work_overdue{queue="appeals"} 1');
    expect(text).not.toMatch(/work_oldest_seconds\{queue="appeals"\}|work_overdue\{queue="emails"\}/);
    expect(await expositionOf((now) => workBacklog.read(now))).toContain(
      'work_oldest_seconds{queue="emails"} 0',
    );
  });

  it('have no value for work that cannot be read, rather than the last one', async () => {
    let isAway = false;
    const read: WorkBacklog['read'] = async (now) => {
      if (isAway) throw new Error('the store is away');
      return backlogOf({ waiting: 4 }).read(now);
    };
    const { traffic } = prometheusFigures({ queue, workBacklog: { read }, clock: { now: () => 0 } });
    expect((await traffic.exposition()).text).toContain('work_waiting{queue="tracks"} 4');
    isAway = true;
    expect((await traffic.exposition()).text).not.toContain('work_waiting{');
  });
});
