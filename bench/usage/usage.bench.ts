import type { Bench } from '../figures.ts';
import { run as http } from '../http/http.bench.ts';

/**
 * Measures the report of 50 usage events about licensed content, with the options of `http`, beside a bare server that parses the same body.
 *
 *     npm run bench -- usage --rounds 7 --transport fastify
 */
export const run: Bench = (args) => http([...args, '--only', 'POST /usage-events']);
