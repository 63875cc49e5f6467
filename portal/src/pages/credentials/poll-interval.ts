import type { Credential } from '@platform-licensing/client';
import { pollInterval } from '../../kit/poll-interval.ts';
import { groupsOf, ofKind } from './kinds.ts';

const minIntervalMs = 10_000;

/** Returns the milliseconds until the next poll during a rotation; undefined if there is none. `asOf`: when they were loaded. */
export const pollIntervalOf = (credentials: readonly Credential[], asOf: number): number | undefined => {
  const seconds = (['api_key', 'client_secret'] as const).flatMap((kind) =>
    groupsOf(ofKind(credentials, kind), asOf).flatMap((group) => group.slice(1)),
  );
  const created = seconds.map(({ createdAt }) => Date.parse(createdAt));
  return created.length === 0 ? undefined : Math.max(minIntervalMs, pollInterval(Math.max(...created), asOf));
};
