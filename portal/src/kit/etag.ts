import type { Answer } from '@platform-licensing/client';

/** A record as it was read, with the tag that an edit of it stands on. */
export type Tagged<T> = T & { readonly tag: string };

/** If-Match compares strongly: a proxy that compresses on the way makes tags weak, though the record is the same. */
export const tagged = <T extends object>({ data, headers }: Answer<T>): Tagged<T> => ({
  ...data,
  tag: headers.get('etag')?.replace(/^W\//, '') ?? '*',
});
