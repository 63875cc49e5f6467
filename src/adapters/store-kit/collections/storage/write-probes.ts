import { counter } from '../../collection.ts';
import { whole } from '../../members.ts';

/** Counters that are written to test whether writes work. */
export const writeProbes = counter('write_probes', { key: { place: whole }, counts: ['steps'] });
