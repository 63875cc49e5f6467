import { z } from 'zod';
import { tracer as adapter } from '../../../../src/adapters/opentelemetry/adapter.ts';
import type { Tracer } from '../../../../src/ports/driven/monitoring/tracer.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { httpReceiver } from '../../../support/servers/receiver.ts';
import { spanCollector } from '../../../support/servers/span-collector.ts';

const opened = async (
  environment: Readonly<Record<string, string>>,
  report: (line: string) => void = () => undefined,
): Promise<Tracer> => {
  const tracer = await adapter.open(z.object(adapter.variables).parse(environment), { report });
  if (!tracer) throw new Error('traces are off');
  return tracer;
};

const caller = (flags: string) => ({
  traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}`,
});

describe('the tracer', () => {
  let collector: Awaited<ReturnType<typeof spanCollector>>;
  beforeEach(async () => {
    collector = await spanCollector();
  });
  afterEach(() => collector.close());

  /** The names of the spans that are sent after some work. */
  const sentBy = async (
    work: (tracer: Tracer) => void,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<readonly string[]> => {
    const tracer = await opened({ ...collector.variables, ...environment });
    work(tracer);
    await tracer.close();
    return collector.spans().map(({ name }) => name);
  };

  it.each([
    ['parentbased_always_on', '01', 2],
    ['parentbased_always_on', '00', 1],
    ['parentbased_always_off', '01', 1],
    ['always_on', '00', 2],
    ['always_off', '01', 0],
    ['traceidratio', '01', 0],
  ])('samples as %s says, also for a caller with the flags %s', async (sampler, flags, count) => {
    const both = (tracer: Tracer): void => {
      tracer.root('continued', { caller: caller(flags) }).end();
      tracer.root('own').end();
    };
    const settings = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0' };
    expect(await sentBy(both, settings)).toHaveLength(count);
  });

  it('records spans below the current one only within a trace, and names its IDs there', async () => {
    const names = await sentBy((tracer) => {
      expect(tracer.child('outside')).toBeUndefined();
      expect(tracer.ids()).toBeUndefined();
      const root = tracer.root('root', { caller: caller('01') });
      root.run(() => {
        expect(tracer.ids()).toMatchObject({
          trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
          trace_flags: '01',
        });
        tracer.child('inside')?.end();
      });
      root.end();
    });
    expect(names).toEqual(['inside', 'root']);
  });

  it('drops the trace of a turn that found nothing to do, and of one with nothing below it', async () => {
    const names = await sentBy((tracer) => {
      const idle = tracer.turn('idle');
      idle.run(() => tracer.child('claim of nothing')?.end());
      idle.add({ 'turn.idle': true });
      idle.end();
      tracer.turn('empty').end();
      const busy = tracer.turn('busy');
      const claim = busy.run(() => tracer.child('claim'));
      claim?.end();
      expect(collector.spans()).toEqual([]);
      busy.end();
      busy.run(() => tracer.child('later'))?.end();
    });
    expect(names).toEqual(['claim', 'busy', 'later']);
  });

  it('sends the spans of a long turn before it ends, so that they do not wait in memory', async () => {
    const tracer = await opened({ ...collector.variables, OTEL_BSP_SCHEDULE_DELAY: '5' });
    const turn = tracer.turn('long');
    turn.run(() => {
      for (let n = 0; n < 1_000; n++) tracer.child(`step ${n}`)?.end();
    });
    const sent = async () => collector.spans().length;
    expect(await seenSoon(sent, (count) => count === 1_000, 30_000)).toBe(1_000);
    turn.end();
    await tracer.close();
    expect(collector.spans().map(({ name }) => name)).toContain('long');
    expect(await sent()).toBe(1_001);
  });

  it('sends protobuf by default, with the headers and the compression of the variables', async () => {
    const tracer = await opened({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret,x-tenant=a',
      OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    });
    tracer.root('sent').end();
    await tracer.close();
    expect(collector.received).toMatchObject([
      {
        method: 'POST',
        path: '/own/path',
        headers: {
          'content-type': 'application/x-protobuf',
          'content-encoding': 'gzip',
          authorization: 'Bearer secret',
          'x-tenant': 'a',
        },
      },
    ]);
  });

  it('closes although the last spans cannot be sent', async () => {
    const lines: string[] = [];
    const tracer = await opened(
      { ...collector.variables, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
      (line) => void lines.push(line),
    );
    tracer.root('lost').end();
    await tracer.close();
    expect(lines).toHaveLength(1);
  });

  it('reports once that spans cannot be sent, and once that they are sent again', async () => {
    let status = 400;
    const failing = await httpReceiver((response) => response.writeHead(status).end('{}'));
    const lines: string[] = [];
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${failing.port}`,
      OTEL_BSP_SCHEDULE_DELAY: '5',
    };
    const tracer = await opened(environment, (line) => void lines.push(line));
    const send = async (count: number): Promise<void> => {
      tracer.root('span').end();
      await seenSoon(
        async () => failing.received.length,
        (received) => received >= count,
        30_000,
      );
    };
    await send(1);
    await send(2);
    status = 200;
    await send(3);
    await tracer.close();
    await failing.close();
    expect(lines).toEqual([expect.stringMatching(/^spans cannot be sent/), 'spans are sent again']);
  });
});
