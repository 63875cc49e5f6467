import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..', '..');

/** Delays the start of the second worker until the first has its configuration. */
const late = `if (process.env['TINYPOOL_WORKER_ID'] === '2') await new Promise((resolve) => setTimeout(resolve, 3000));`;

describe('the runner of the tests', () => {
  it('runs the files of a worker that starts later than the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'late-worker-'));
    try {
      const config = {
        rootDir: folder,
        runner: join(root, 'scripts', 'runners', 'slow-first-runner.js'),
        transform: {},
      };
      await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config));
      await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
      await writeFile(join(folder, 'late.mjs'), late);
      for (const name of ['one', 'two', 'three'])
        await writeFile(join(folder, `${name}.test.js`), `it('passes', () => expect(1).toBe(1));`);
      const options = ['--config', join(folder, 'jest.config.json'), '--maxWorkers', '2'];
      const { stderr } = await promisify(execFile)(
        process.execPath,
        [join(root, 'node_modules', '.bin', 'jest'), ...options],
        {
          cwd: root,
          env: { ...process.env, NODE_OPTIONS: `--import ${join(folder, 'late.mjs')}` },
          timeout: 120_000,
        },
      );
      expect(stderr).toContain('3 passed, 3 total');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
