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
  readonly seconds?: number;
  readonly tests: readonly (readonly [title: string, status: string, error?: string])[];
}

/** The figures and lines that the script prints for these results, in a folder with these files of tests. */
const figuresOf = async (ran: readonly Ran[], files: readonly string[] = ran.map(({ name }) => name)) => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'figures-')));
  try {
    await mkdir(join(folder, 'test'));
    for (const file of files) await writeFile(join(folder, file), '');
    const testResults = ran.map(({ name, status = 'passed', message = '', seconds = 0, tests }) => ({
      name: join(folder, name),
      startTime: 5_000,
      endTime: 5_000 + 1_000 * seconds,
      status,
      message,
      assertionResults: tests.map(([title, outcome, error]) => ({
        ancestorTitles: ['licenses'],
        title,
        status: outcome,
        failureMessages: error === undefined ? [] : [error],
      })),
    }));
    await writeFile(join(folder, 'results.json'), JSON.stringify({ testResults }));
    const { stdout, stderr } = await run(process.execPath, [script, 'results.json'], { cwd: folder });
    return { figures: stdout.trim(), lines: stderr.split('\n').filter((line) => line !== '') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

describe('the figures of a test run', () => {
  it('count what passed and what failed', async () => {
    const ran = [
      {
        name: 'test/a.test.ts',
        tests: [
          ['grants', 'passed'],
          ['rejects', 'failed'],
          ['reads', 'passed'],
        ] as const,
      },
    ];
    expect(await figuresOf(ran)).toEqual({
      figures: '2 1',
      lines: ['test/a.test.ts: failed: licenses rejects'],
    });
  });

  it('begin with the files that took at least a second, slowest first', async () => {
    const tests = [['reads', 'passed']] as const;
    const ran = [
      { name: 'test/a.test.ts', seconds: 1, tests },
      { name: 'test/b.test.ts', seconds: 83.26, tests },
      { name: 'test/c.test.ts', seconds: 0.9, tests },
    ];
    expect(await figuresOf(ran)).toEqual({
      figures: '3 0',
      lines: ['   83.3 s  test/b.test.ts', '    1.0 s  test/a.test.ts'],
    });
  });

  it('then have the error of a test that failed, without colors', async () => {
    const error = ['\u001b[31mExpected: 1\u001b[39m', ...Array<string>(20).fill('    at …')].join('\n');
    const { lines } = await figuresOf([{ name: 'test/a.test.ts', tests: [['rejects', 'failed', error]] }]);
    expect(lines.slice(0, 2)).toEqual(['test/a.test.ts: failed: licenses rejects', '    Expected: 1']);
    expect(lines).toHaveLength(14);
  });

  it('end with the names of what failed', async () => {
    const { lines } = await figuresOf([
      { name: 'test/a.test.ts', tests: [['rejects', 'failed', 'Expected: 1']] },
      { name: 'test/b.test.ts', tests: [['reads', 'failed', 'Expected: 2']] },
    ]);
    expect(lines.slice(-2)).toEqual([
      'test/a.test.ts: failed: licenses rejects',
      'test/b.test.ts: failed: licenses reads',
    ]);
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
    const { figures, lines } = await figuresOf(ran, ['test/a.test.ts', 'test/unselected.test.ts']);
    expect(figures).toBe('1 1');
    expect(lines).toEqual([expect.stringContaining('test/unselected.test.ts')]);
  });
});
