import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { enforced, enforcedNames, quoting } from './enforced.ts';
import { findingsInFile } from './judge.ts';

// `npm run lint:words` judges the enforced files, and the identifiers of some; `npm run lint:words -- FOLDER…`
// judges any others, with `--names` their identifiers too.
const options = process.argv.slice(2);
const names = options.includes('--names');
const paths = options.filter((each) => each !== '--names');

/** Returns whether identifiers are judged too, which is always so in these folders. */
const isNamed = (path: string): boolean => enforcedNames.some((folder) => path.startsWith(`${folder}/`));

// Git otherwise rejects a clone that belongs to another user, as one mounted into a container does.
const anyOwner = ['-c', 'safe.directory=*'];
const list = [...anyOwner, 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--'];
const files = execFileSync('git', [...list, ...(paths.length > 0 ? paths : enforced)], { encoding: 'utf8' });
const findings = files
  .split('\n')
  .filter((path) => path !== '' && !quoting.some((file) => file.path === path))
  .flatMap((path) => findingsInFile(path, readFileSync(path, 'utf8'), { names: names || isNamed(path) }));
for (const each of findings) console.log(each);
if (findings.length > 0) process.exitCode = 1;
