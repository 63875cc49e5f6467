import { createSerializer } from '../../kit/serialize-by.ts';

/** Changes of one collection are sent one after another, so that several moves in a row end in the order shown. */
export const serializer = createSerializer();
