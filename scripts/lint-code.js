// node scripts/lint-code.js OPTIONS OF ESLINT: checks the code with ESLint, one part after another, each in a process of its own.
// The rules with types keep the types of every file that they have read: a process that reads all files needs more than 4 GB.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const eslint = join(root, 'node_modules', 'eslint', 'bin', 'eslint.js');
const given = process.argv.slice(2);

// The last part is every file that the others leave, so that a new folder is checked, too.
const parts = [
  'src/adapters',
  'src',
  'portal',
  'test/contract',
  'test/integration',
  'test/unit',
  'test',
  '.',
];
const isIn = (folder, part) => part === '.' || folder.startsWith(`${part}/`);

for (const part of parts) {
  const others = parts.filter((folder) => folder !== '.' && folder !== part && isIn(folder, part));
  const ignored = others.flatMap((folder) => ['--ignore-pattern', `${folder}/`]);
  const options = ['--max-old-space-size=2560', eslint, '--max-warnings', '0', ...given, ...ignored, part];
  const { status } = spawnSync(process.execPath, options, { stdio: 'inherit', cwd: root });
  if (status !== 0) process.exitCode = 1;
}
