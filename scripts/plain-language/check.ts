import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { enforced } from './enforced.ts';
import { findingsInFile } from './judge.ts';

// `npm run lint:words` judges the enforced files, `npm run lint:words -- FOLDER…` any others; with `--names`
// their identifiers too.
const options = process.argv.slice(2);
const names = options.includes('--names');
const paths = options.filter((each) => each !== '--names');

const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--'];
const files = execFileSync('git', [...list, ...(paths.length > 0 ? paths : enforced)], { encoding: 'utf8' });
const findings = files
  .split('\n')
  .filter(Boolean)
  .flatMap((path) => findingsInFile(path, readFileSync(path, 'utf8'), { names }));
for (const each of findings) console.log(each);
if (findings.length > 0) process.exitCode = 1;
