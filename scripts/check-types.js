// node scripts/check-types.js OPTIONS OF THE COMPILER: checks the types of the service, the client and the portal, one after another, with
// the native compiler.
// Each keeps what it found out in node_modules/.cache/types, so that the next check reads only what changed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
const given = process.argv.slice(2);
// The memory of the compiler may grow to five times what it uses before it is collected: with the default of twice, a quarter of the CPU time is
// spent on that.
const env = { GOGC: '400', ...process.env };

for (const project of ['.', 'clients/typescript', 'portal']) {
  const known = join(root, 'node_modules', '.cache', 'types', `${project.replaceAll(/\W/g, '-')}.json`);
  const options = [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    known,
    '-p',
    join(root, project),
    ...given,
  ];
  const { status } = spawnSync(process.execPath, [compiler, ...options], { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
