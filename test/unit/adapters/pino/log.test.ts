import { pinoLog } from '../../../../src/adapters/pino/index.ts';

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

  it('writes nothing below its level', () => {
    const { log, lines } = written('warn');
    log.info('x');
    log.warn('y');
    expect(lines).toHaveLength(1);
  });
});
