import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOperator, statementCommand } from '../../../../src/adapters/cli/index.ts';
import { sha256 } from '../../../support/builders/royalties/random-period.ts';
import { provenFiles } from '../../../support/builders/royalties/statements.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

const running = (content: string, ...options: readonly string[]) =>
  inFolder(async (folder) => {
    const out: string[] = [];
    const err: string[] = [];
    const file = join(folder, 'statement.json');
    await writeFile(file, content);
    const code = await runOperator([statementCommand({ sha256 })], ['verify-statement', file, ...options], {
      out: (line) => void out.push(line),
      err: (line) => void err.push(line.replaceAll(file, 'FILE')),
      progress: () => undefined,
    });
    return { code, out, err };
  });

describe('operator verify-statement', () => {
  const [file] = provenFiles(3);
  if (!file) throw new Error('no statement');
  const { statementId, periodId, amount, lines } = file.statement;
  const text = JSON.stringify(file);

  it('verifies a statement by the root in its file, or by that of the period', async () => {
    const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
    const out = [
      `${statementId}: ${amount} EUR (minor units) of ${count}, in ${periodId} with root ${file.root}`,
    ];
    expect(await running(text)).toEqual({ code: 0, out, err: [] });
    expect(await running(text, '--root', file.root)).toEqual({ code: 0, out, err: [] });
    const { out: json } = await running(text, '--json');
    expect(json.map((line) => JSON.parse(line) as unknown)).toEqual([
      { statementId, periodId, root: file.root, verified: true },
    ]);
  });

  it('fails for a changed statement, and for the root of another period', async () => {
    const changed = { ...file, statement: { ...file.statement, amount: amount + 1 } };
    const failed = await running(JSON.stringify(changed), '--json');
    expect(failed.code).toBe(1);
    expect(failed.err).toEqual([expect.stringContaining('does not lead to the root')]);
    expect(failed.out.map((line) => JSON.parse(line) as unknown)).toEqual([
      { statementId, periodId, root: file.root, verified: false, issue: 'not-in-period' },
    ]);
    const other = await running(text, '--root', sha256('another period'));
    expect([other.code, other.out]).toEqual([1, []]);
  });

  it('rejects a file that is not a statement, and a root that is not a hash', async () => {
    for (const content of ['', '{}', '[1]', JSON.stringify({ ...file, proof: 'none' })]) {
      const { code, err } = await running(content);
      expect([code, err[0]]).toEqual([
        2,
        expect.stringContaining('FILE: not a statement with its proof, as the API returns it in JSON'),
      ]);
    }
    const { code, err } = await running(text, '--root', 'abc');
    expect([code, err[0]]).toEqual([2, expect.stringContaining('--root "abc" is not a SHA-256 in hex')]);
  });
});
