import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const minutes = String(10 / 60_000);

/** Runs the reporter in a process of its own. If `hangs`, something keeps the process alive after these calls. */
const ended = (
  calls: string,
  { hangs, limit }: { readonly hangs: boolean; readonly limit: string | undefined },
) => {
  const program = `
    import Reporter from ${JSON.stringify(join(root, 'scripts/reporters/hung-files.js'))};
    const reporter = new Reporter({ rootDir: '/project' });
    const start = (path) => reporter.onTestFileStart({ path });
    const end = (path, failureMessage = null) => reporter.onTestFileResult({ path }, { failureMessage });
    ${hangs ? 'setInterval(() => undefined, 60_000);' : ''}
    ${calls}`;
  const { TEST_HANGS_AFTER_MINUTES: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...env, ...(limit !== undefined && { TEST_HANGS_AFTER_MINUTES: limit }) },
    encoding: 'utf8',
  });
  return { status, text: stderr.trim().split('\n').at(-1) };
};

describe('a run of tests that hangs', () => {
  it('ends, and names the files that still run', () => {
    const calls =
      "start('/project/test/a.test.ts'); start('/project/test/b.test.ts'); end('/project/test/a.test.ts');";
    const { status, text } = ended(calls, { hangs: true, limit: minutes });
    expect(text).toMatch(/^No test file ended\. Running: test\/b\.test\.ts \(after /);
    expect(status).toBe(1);
  });

  it('ends after its last file, and names the files that failed', () => {
    const calls = `for (const [name, failure] of [['a'], ['b', 'a hook did not end']]) {
        start('/project/' + name); end('/project/' + name, failure);
      }
      reporter.onRunComplete();`;
    const { status, text } = ended(calls, { hangs: true, limit: minutes });
    expect(text).toMatch(/^All test files ended, but jest did not\. Failed: b \(after /);
    expect(status).toBe(1);
  });

  it.each(['60', undefined])('is not waited for if nothing hangs, with a limit of %s minutes', (limit) => {
    const calls = "start('/project/a'); end('/project/a'); reporter.onRunComplete();";
    expect(ended(calls, { hangs: false, limit })).toEqual({ status: 0, text: '' });
  });
});
