import { pinoLog } from '../../../../src/adapters/pino/index.ts';
import { together } from '../../../../src/adapters/pino/log.ts';
import { dice } from '../../../support/builders/catalog/random-catalog.ts';

const written = (level: 'info' | 'warn' = 'info') => {
  const lines: string[] = [];
  const log = pinoLog({ level, destination: { write: (line) => void lines.push(line) } });
  return { log, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
};

describe('the log', () => {
  it('writes one line of JSON with level, time and message', () => {
    const { log, read } = written();
    log.info('request', { requestId: 'r1', status: 200 });
    expect(read()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
        msg: 'request',
        requestId: 'r1',
        status: 200,
      },
    ]);
  });

  it('writes a plain line as pino writes it, byte by byte', () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const log = pinoLog({ level: 'info', destination });
    const by = dice(5);
    const texts = [
      'r1',
      '',
      'a "b" \\ c',
      'Søvn 𝄞',
      '\n\t\u0000\u2028',
      '\ud800',
      '/api/v1/tracks/{trackId}',
    ];
    const values = ['', ...texts, 0, -1.5, 1e21, NaN, Infinity, true, false] as const;
    for (let round = 0; round < 300; round++) {
      const names = by.some(['requestId', 'route', 'status', 'durationMs', 'aborted', 'ø'], 6);
      const fields = Object.fromEntries(names.map((name) => [name, by.pick(values)]));
      log.info(by.pick(['request', 'a "b"', '']), fields);
      // A list is not plain, so pino writes this line.
      log.info('request', { ...fields, list: [] });
    }
    const comparable = (line = ''): string => line.replace(/"time":"[^"]*"/, '').replace(/"msg":.*/, '');
    for (let n = 0; n < lines.length; n += 2)
      expect(comparable(lines[n])).toBe(comparable(lines[n + 1]?.replace(',"list":[]', '')));
    expect(lines).toHaveLength(600);
  });

  it('never writes a secret, however it is passed', () => {
    const { log, lines } = written();
    log.info('x', {
      apiKey: 'plk_live_S',
      headers: { authorization: 'Bearer S', 'x-api-key': 'S', cookie: 'S' },
      body: { clientSecret: 'S' },
    });
    expect(lines.join('')).not.toMatch(/"[^"]*\bS"/);
    expect(lines.join('')).toContain('[redacted]');
  });

  it('checks every member, whatever the others are', () => {
    const { log, read } = written();
    log.info('x', { requestId: 'r1', status: 200, token: 'S' });
    expect(read()[0]).toMatchObject({ requestId: 'r1', token: '[redacted]' });
  });

  it('writes an error with its stack and its cause', () => {
    const { log, lines } = written();
    log.error('failed', { error: new Error('outer', { cause: new Error('inner') }) });
    expect(lines.join('')).toContain('log.test.ts');
    expect(lines.join('')).toContain('inner');
  });

  it('adds the fields of the context to each line, with and without secrets', () => {
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    let trace: string | undefined = 't1';
    const context = () => (trace === undefined ? undefined : { trace_id: trace });
    const log = pinoLog({ level: 'info', destination, context });
    log.info('request', { status: 200 });
    log.error('failed', { error: new Error('down') });
    trace = undefined;
    log.info('request', { status: 200 });
    const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(read.map(({ trace_id: id }) => id)).toEqual(['t1', 't1', undefined]);
  });

  it('writes nothing below its level', () => {
    const { log, lines } = written('warn');
    log.info('x');
    log.warn('y');
    expect(lines).toHaveLength(1);
  });

  it('leaves its own members to the message, not to a field of the same name', () => {
    const { log, read } = written();
    log.info('x', { level: 'fatal', status: 200 });
    expect(read()[0]).toMatchObject({ status: 200, msg: 'x' });
  });
});

describe('lines that are written together', () => {
  const collected = () => {
    const done: string[] = [];
    const output = together({
      write: (text) => done.push(text),
      flush: () => done.push('flush'),
      flushSync: () => done.push('flush at the end'),
    });
    return { done, output };
  };

  it('are passed on once there are many bytes of them, in their order', () => {
    const { done, output } = collected();
    const line = (n: number) => `${String(n).padStart(99, '0')}\n`;
    for (let n = 0; n < 400; n++) output.write(line(n));
    expect(done.length).toBeLessThan(5);
    output.flush();
    expect(done.pop()).toBe('flush');
    expect(done.join('')).toBe(Array.from({ length: 400 }, (_, n) => line(n)).join(''));
  });

  it('are passed on at the end, before the output is flushed', () => {
    const { done, output } = collected();
    output.write('last\n');
    output.flushSync();
    output.flushSync();
    expect(done).toEqual(['last\n', 'flush at the end', 'flush at the end']);
  });
});
