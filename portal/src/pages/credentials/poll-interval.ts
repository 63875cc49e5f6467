import type { Credential } from '@platform-licensing/client';
import { pollInterval } from '../../kit/poll-interval.ts';
import { groupsOf, ofKind } from './kinds.ts';

const firstMs = 10_000;

/** How long to wait before looking again at a rotation under way; undefined where none is. `asOf`: when they were read. */
export const pauseFor = (credentials: readonly Credential[], asOf: number): number | undefined => {
  const seconds = (['api_key', 'client_secret'] as const).flatMap((kind) =>
    groupsOf(ofKind(credentials, kind), asOf).flatMap((group) => group.slice(1)),
  );
  const made = seconds.map(({ createdAt }) => Date.parse(createdAt));
  return made.length === 0 ? undefined : Math.max(firstMs, pollInterval(Math.max(...made), asOf));
};
