// node scripts/check-types.js OPTIONS OF THE COMPILER: checks the types of the service, the clients and the portal, one after another, with
// the native compiler.
// Each keeps what it found out in node_modules/.cache/types, so that the next check reads only what changed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
const given = process.argv.slice(2);
// The compiler keeps nearly all of its 2 GiB until its end, so that collecting it frees little and takes a quarter of the CPU time. Only above the
// limit is memory collected.
const env = { GOGC: 'off', GOMEMLIMIT: '3GiB', ...process.env };

for (const project of ['.', 'clients/cli', 'clients/mcp', 'clients/typescript', 'portal']) {
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
