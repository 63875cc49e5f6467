import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { seenSoon } from '../../support/eventually.ts';
import { startApi } from '../../support/service/api-process.ts';
import { bundled, sources, type ProgramOf } from '../../support/service/bundle/programs.ts';

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
  it('is the same service from the bundle as from the sources', async () => {
    const documentOf = async (programOf: ProgramOf): Promise<string> => {
      const api = await startApi(folder, { BASE_URL: 'http://licensing.example' }, programOf);
      try {
        expect(await api.ready()).not.toBe(false);
        const started = await Promise.all(
          ['openapi.v1.json', 'reference', 'portal'].map((path) => fetch(`${api.baseUrl}/${path}`)),
        );
        expect(started.map(({ status }) => status)).toEqual([200, 200, 200]);
        const texts = await Promise.all(started.map((response) => response.text()));
        // A page has a nonce of its own each time.
        return texts.join('\n').replaceAll(/name="csp-nonce" content="[^"]*"/g, '');
      } finally {
        await api.kill();
      }
    };
    expect(await documentOf(bundled)).toBe(await documentOf(sources));
  });
});
