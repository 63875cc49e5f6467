import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '../../../../src/adapters/http/kernel/route.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'operation' in value && 'responses' in value;

const folder = join(import.meta.dirname, '../../../../src/adapters/http');
const contracts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.contract.ts'),
);
const modules = await Promise.all(contracts.map((file) => import(join(folder, file)) as Promise<object>));
/** The routes of all contracts, undocumented ones included. */
export const everyRoute = [
  ...new Set(modules.flatMap((module) => Object.values(module).flat() as readonly unknown[]).filter(isRoute)),
];
