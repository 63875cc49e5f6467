import type { Answer } from '@platform-licensing/client';

/** A record with the entity tag that an edit of it sends. */
export type Tagged<T> = T & { readonly tag: string };

/** Adds the entity tag. `If-Match` compares strongly, and a compressing proxy makes tags weak: the mark is removed. */
export const tagged = <T extends object>({ data, headers }: Answer<T>): Tagged<T> => ({
  ...data,
  tag: headers.get('etag')?.replace(/^W\//, '') ?? '*',
});
