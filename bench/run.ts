import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench } from './figures.ts';

/** npm run bench -- search [arguments] prints a line of JSON per result. Without a name it lists the benches. */
const [name = '', ...args] = process.argv.slice(2);
const apart = ['run', 'figures'];
const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .filter((file) => !apart.includes(file));

if (names.includes(name)) {
  const bench = (await import(join(import.meta.dirname, `${name}.ts`))) as { readonly run: Bench };
  for await (const line of bench.run(args)) console.log(JSON.stringify(line));
} else {
  console.error(`npm run bench -- ${names.join('|')}`);
  process.exitCode = 1;
}
