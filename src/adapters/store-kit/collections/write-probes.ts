import { counter } from '../collection.ts';
import { whole } from '../members.ts';

/** Written to find out whether anything can be written. */
export const writeProbes = counter('write_probes', { key: { place: whole }, counts: ['steps'] });
