import { readFile } from 'node:fs/promises';
import { statementIssue, type StatementIssue } from '../../../domain/royalties/statements/proof.ts';
import { hashPattern, statementFileFrom } from '../../../domain/royalties/statements/statement-file.ts';
import type { StatementFile } from '../../../domain/royalties/statements/statement.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import { jsonOption, textOf, UsageError, wantsJson, type OperatorCommand } from '../command.ts';
import { counted } from '../counted.ts';

const issues: Readonly<Record<StatementIssue, string>> = {
  'not-in-period':
    'The proof does not lead to the root: the statement, its salt or its proof was changed, or it is of another period.',
  'sums-differ': 'The lines do not add up to the amount.',
};

const read = async (file: string): Promise<StatementFile> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file}: file not found`);
  });
  try {
    const found = statementFileFrom(JSON.parse(text));
    if (found) return found;
  } catch {
    // The message below says what is expected.
  }
  throw new UsageError(`${file}: not a statement with its proof, as the API returns it in JSON`);
};

const rootOf = (given: string | undefined): string | undefined => {
  if (given !== undefined && !hashPattern.test(given))
    throw new UsageError(`--root "${given}" is not a SHA-256 in hex`);
  return given;
};

/** Verifies a statement without the service and its store. */
export const statementCommand = (digest: Digest): OperatorCommand => ({
  name: 'verify-statement',
  usage: 'FILE [--root HASH] [--json]',
  summary: 'checks offline that a royalty period contains a statement, unchanged',
  details: [
    'FILE is the JSON of a statement. HASH is the root of its period; without it, the root in the file is used, which you compare with that of the period yourself. The check proves that the statement is one of those that were closed with that root, and that its lines add up (docs/royalties.md).',
  ],
  options: { ...jsonOption, root: { type: 'string' } },
  arguments: { min: 1, max: 1 },
  run: async (given, terminal) => {
    const expected = rootOf(textOf(given, 'root'));
    const file = await read(given.positionals[0] ?? '');
    const root = expected ?? file.root;
    const issue = statementIssue(file, root, (text) => digest.sha256(text));
    const { statementId, periodId, amount, currency, lines } = file.statement;
    if (wantsJson(given))
      terminal.out(
        JSON.stringify({ statementId, periodId, root, verified: !issue, ...(issue && { issue }) }),
      );
    else if (!issue)
      terminal.out(
        `${statementId}: ${amount} ${currency} (minor units) of ${counted(lines.length, 'line')}, in ${periodId} with root ${root}`,
      );
    if (issue) terminal.err(`${statementId}: ${issues[issue]}`);
    return issue === undefined;
  },
});
