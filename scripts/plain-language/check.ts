import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { enforced, enforcedNames, quoting } from './enforced.ts';
import { findingsInFile } from './judge.ts';

// `npm run lint:words` judges the enforced files that `npm run lint:code` leaves out: pages, styles and scripts. `npm run lint:words -- FOLDER…`
// judges any others, programs too, and with `--names` their identifiers.
const options = process.argv.slice(2);
const names = options.includes('--names');
const paths = options.filter((each) => each !== '--names');

/** Returns whether identifiers are judged too, which is always so in these folders. */
const isNamed = (path: string): boolean => enforcedNames.some((folder) => path.startsWith(`${folder}/`));

// Git otherwise rejects a clone that belongs to another user, as one mounted into a container does.
const anyOwner = ['-c', 'safe.directory=*'];
const list = [...anyOwner, 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--'];
const files = execFileSync('git', [...list, ...(paths.length > 0 ? paths : enforced)], { encoding: 'utf8' });
/** Returns whether `lint:code` judges a file by the same rule, for which it parses it anyway. */
const isLinted = (path: string): boolean => /\.tsx?$/.test(path);
const findings = files
  .split('\n')
  .filter((path) => path !== '' && (paths.length > 0 || !isLinted(path)))
  .filter((path) => !quoting.some((file) => file.path === path))
  .flatMap((path) => findingsInFile(path, readFileSync(path, 'utf8'), { names: names || isNamed(path) }));
for (const each of findings) console.log(each);
if (findings.length > 0) process.exitCode = 1;
