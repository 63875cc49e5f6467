import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Bench } from './figures.ts';

const ending = '.bench.ts';

/** npm run bench -- search [arguments] prints a line of JSON per result. Without a name it lists the benches. */
const [name = '', ...args] = process.argv.slice(2);
const files = (await readdir(import.meta.dirname, { recursive: true }))
  .filter((file) => file.endsWith(ending))
  .sort();
const found = files.find((file) => basename(file, ending) === name);

if (found) {
  const bench = (await import(join(import.meta.dirname, found))) as { readonly run: Bench };
  for await (const line of bench.run(args)) console.log(JSON.stringify(line));
} else {
  console.error(`npm run bench -- ${files.map((file) => basename(file, ending)).join('|')}`);
  process.exitCode = 1;
}
