import type { RateLimiter } from '../../../../src/ports/driven/limits/rate-limiter.ts';
import { tracedPorts } from '../../../../src/main/tracing/traced-ports.ts';
import { tracedTurns } from '../../../../src/main/tracing/traced-turns.ts';
import { tracedUseCases } from '../../../../src/main/tracing/traced-use-cases.ts';
import { recordingTracer } from '../../../support/recording-tracer.ts';

const decision = { allowed: true, remaining: 1, resetMs: 0, retryAfterMs: 0 };
const limiter: RateLimiter = { take: async () => decision };
const limit = { requestsPerSecond: 1, burst: 1 };

const systems = { stored: ['ledger'], store: 'mongodb', sharedLimiter: true, sharedIndex: false };

describe('calls of ports', () => {
  it('are spans below the current one, with the system that they wait for', async () => {
    const { tracer, spans } = recordingTracer();
    const ports = tracedPorts({ limiter }, tracer, systems);
    const request = tracer.root('request');
    expect(await request.run(() => ports.limiter.take('key', limit))).toEqual(decision);
    request.end();
    expect(spans).toEqual([
      { name: 'limiter.take', parent: 'request', fields: { 'db.system.name': 'redis' } },
      { name: 'request', fields: {} },
    ]);
  });

  it('are not recorded outside of a trace, nor where they are computed in this process', async () => {
    const { tracer, spans } = recordingTracer();
    await tracedPorts({ limiter }, tracer, systems).limiter.take('key', limit);
    const own = tracedPorts({ limiter }, tracer, { ...systems, sharedLimiter: false });
    expect(own.limiter).toBe(limiter);
    const clock = { now: () => 1 };
    expect(tracedPorts({ clock }, tracer, systems).clock).toBe(clock);
    expect(spans).toEqual([]);
  });

  it('keep their exceptions, which mark the span as failed', async () => {
    const { tracer, spans } = recordingTracer();
    const broken: RateLimiter = { take: () => Promise.reject(new TypeError('broken')) };
    const ports = tracedPorts({ limiter: broken }, tracer, systems);
    const request = tracer.root('request');
    await expect(request.run(() => ports.limiter.take('key', limit))).rejects.toThrow('broken');
    expect(spans).toEqual([expect.objectContaining({ name: 'limiter.take', failed: 'TypeError' })]);
  });
});

describe('calls of use cases', () => {
  it('are spans with the kind of their failure as outcome, without an error', async () => {
    const { tracer, spans } = recordingTracer();
    const useCases = tracedUseCases(
      {
        rejects: async () => ({ ok: false, failure: { kind: 'track-not-found' } }),
        computes: (number: number) => number + 1,
      },
      tracer,
    );
    const request = tracer.root('request');
    await request.run(() => useCases.rejects());
    expect(request.run(() => useCases.computes(1))).toBe(2);
    expect(spans).toEqual([
      { name: 'rejects', parent: 'request', fields: { 'use_case.outcome': 'track-not-found' } },
      { name: 'computes', parent: 'request', fields: {} },
    ]);
  });
});

describe('turns of background work', () => {
  it('are marked as idle if they found nothing to do', async () => {
    const { tracer, spans } = recordingTracer();
    const runTurn = tracedTurns(tracer);
    const isIdle = (more: boolean): boolean => !more;
    await runTurn('mailing', async () => true, isIdle);
    await runTurn('mailing', async () => false, isIdle);
    await expect(runTurn('mailing', async () => Promise.reject(new Error('down')), isIdle)).rejects.toThrow(
      'down',
    );
    expect(spans.map(({ fields, failed }) => failed ?? fields['turn.idle'] ?? false)).toEqual([
      false,
      true,
      'Error',
    ]);
  });
});
