import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { seenSoon } from '../../support/eventually.ts';

const support = join(import.meta.dirname, '../../support/service/api-process.ts');

describe('a process of the service that a test started', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'api-process-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

  it('ends with the process that started it', async () => {
    const program = `
      const { startApi } = await import(${JSON.stringify(support)});
      const { child, ready } = await startApi(${JSON.stringify(folder)});
      await ready();
      process.stdout.write(String(child.pid), () => process.exit(0));
    `;
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
    const starter = spawn(process.execPath, ['--eval', program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [pid, isOver] = ['', false];
    // The service has the error stream of its starter, which closes when both have ended.
    starter.once('close', () => (isOver = true));
    starter.stdout.setEncoding('utf8').on('data', (text: string) => (pid += text));
    starter.stderr.resume();
    expect(await once(starter, 'exit')).toEqual([0, null]);
    const ended = await seenSoon(async () => isOver, Boolean);
    if (!ended) process.kill(Number(pid), 'SIGKILL');
    expect(ended).toBe(true);
  });
});
