import process from 'node:process';
import { transportNames } from '../../../src/adapters/http/index.ts';

const [first, ...others] = transportNames;
const rounds = { first: [first], others: others.length > 0 ? others : [first] };

const chosen = (round: string | undefined): readonly (typeof transportNames)[number][] =>
  round === 'first' || round === 'others' ? rounds[round] : transportNames;

/** The transports that suites of the API run on: all, unless the round of tests (scripts/test.js) is for the first or for the others. */
export const transports = chosen(process.env['TEST_TRANSPORTS']);
