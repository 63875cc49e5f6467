import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../../scripts/test-figures.js');

interface Ran {
  readonly name: string;
  readonly status?: string;
  readonly message?: string;
  readonly tests: readonly (readonly [fullName: string, status: string])[];
}

/** What the script says of the files of tests that lie there, by its words and what jest reported in each run that they name. */
const said = async (
  words: readonly string[],
  files: readonly string[],
  runs: readonly (readonly Ran[])[],
) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'figures-')));
  try {
    await mkdir(join(folder, 'test'));
    for (const file of files) await writeFile(join(folder, file), '');
    await mkdir(join(folder, 'again'));
    const reports = words.filter((word) => word.endsWith('.json'));
    for (const [index, ran] of runs.entries()) {
      const testResults = ran.map(({ name, status = 'passed', message = '', tests }) => ({
        name: join(folder, name),
        status,
        message,
        assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
      }));
      await writeFile(join(folder, reports[index] ?? 'unnamed.json'), JSON.stringify({ testResults }));
    }
    const { stdout, stderr } = await run(process.execPath, [script, ...words], { cwd: folder });
    return { figures: stdout.trim(), lines: stderr.split('\n').filter((line) => line !== '') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const figuresOf = (ran: readonly Ran[], files: readonly string[] = ran.map(({ name }) => name)) =>
  said(['1.json', '2.json'], files, [ran]);

describe('the figures of a test run', () => {
  it('count what passed and what failed', async () => {
    const ran = [
      {
        name: 'test/a.test.ts',
        tests: [
          ['grants', 'passed'],
          ['refuses', 'failed'],
          ['reads', 'passed'],
        ] as const,
      },
    ];
    expect(await figuresOf(ran)).toEqual({ figures: '2 1', lines: ['test/a.test.ts: failed: refuses'] });
  });

  it.each(['pending', 'todo', 'skipped', 'disabled'])('count a %s test as failed', async (status) => {
    const { figures } = await figuresOf([{ name: 'test/a.test.ts', tests: [['grants', status]] }]);
    expect(figures).toBe('0 1');
  });

  it('count a file that could not be read as failed', async () => {
    const ran = [
      { name: 'test/a.test.ts', status: 'failed', message: 'Cannot find module\n  at …', tests: [] },
    ];
    expect(await figuresOf(ran)).toEqual({ figures: '0 1', lines: ['test/a.test.ts: Cannot find module'] });
  });

  it('count a file that failed outside its tests as failed', async () => {
    const ran = [
      {
        name: 'test/a.test.ts',
        status: 'failed',
        message: 'afterAll threw',
        tests: [['grants', 'passed']] as const,
      },
    ];
    expect(await figuresOf(ran)).toEqual({ figures: '1 1', lines: ['test/a.test.ts: afterAll threw'] });
  });

  it('count a file of tests that nothing ran as failed', async () => {
    const ran = [{ name: 'test/a.test.ts', tests: [['grants', 'passed']] as const }];
    const { figures, lines } = await figuresOf(ran, ['test/a.test.ts', 'test/stray.test.ts']);
    expect(figures).toBe('1 1');
    expect(lines).toEqual([expect.stringContaining('test/stray.test.ts')]);
  });

  describe('when V8 ended a process of jest’s', () => {
    const unrun = {
      name: 'test/a.test.ts',
      status: 'failed',
      message:
        'Test suite failed to run\n\nA jest worker process (pid=7) was terminated by another process: signal=SIGTRAP',
      tests: [],
    };
    const other = { name: 'test/b.test.ts', tests: [['reads', 'passed']] } as const;
    const files = ['test/a.test.ts', 'test/b.test.ts'];

    it('count its file as failed, and name it as unrun', async () => {
      expect((await figuresOf([unrun, other])).figures).toBe('1 1');
      for (const runs of [[[unrun, other]], [[other], [unrun]]]) {
        expect((await said(['--unrun', '1.json', '2.json'], files, runs)).figures).toBe('test/a.test.ts');
      }
    });

    it.each([
      { ...unrun, message: unrun.message.replace('SIGTRAP', 'SIGSEGV') },
      { ...unrun, message: 'SyntaxError: Unexpected token' },
      { ...unrun, tests: [['grants', 'failed']] as const },
    ])('name no file that failed of itself: %j', async (ran) => {
      expect((await said(['--unrun', '1.json'], files, [[ran, other]])).figures).toBe('');
    });

    it('replace the file by its second try in the same round', async () => {
      const again = { name: 'test/a.test.ts', tests: [['grants', 'passed']] } as const;
      const failed = { name: 'test/a.test.ts', tests: [['grants', 'failed']] } as const;
      const words = ['1.json', 'again/1.json'];
      expect((await said(words, files, [[unrun, other], [again]])).figures).toBe('2 0');
      expect((await said(words, files, [[unrun, other], [failed]])).figures).toBe('1 1');
      expect((await said(['1.json', '2.json'], files, [[unrun, other], [again]])).figures).toBe('2 1');
    });
  });
});
