import { isDeepStrictEqual } from 'node:util';
import { identitiesOf, maxDrafts, type Draft, type DraftIdentity } from '../../../../domain/drafts/draft.ts';
import type { AccountId } from '../../../../domain/shared/ids.ts';
import type { DraftDelivery } from '../../../../ports/driven/drafts/draft-store.ts';
import { drafts, identityKey } from '../../collections/drafts/drafts.ts';
import { parties } from '../../collections/parties/parties.ts';
import type { Kernel } from '../../kernel.ts';
import { all, count, get, insert, page, program, replace, type Operation } from '../../program.ts';
import { partiesLock } from '../parties/party-store.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { draftCount, draftLock, draftsLock } from './draft-locks.ts';

const { identified } = drafts.indexes;
/** Identities of one query. */
const maxQueried = 100;

const chunksOf = (keys: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / maxQueried) }, (_, n) =>
    keys.slice(n * maxQueried, (n + 1) * maxQueried),
  );

const keysOf = (accountId: AccountId, identities: readonly DraftIdentity[]): readonly string[] => [
  ...new Set(identities.map((identity) => identityKey(accountId, identity))),
];

/** Returns whether each draft is stored as it is delivered: an attempt with an unknown outcome has committed it. */
const isStored = (wanted: readonly Draft[], stored: readonly (Draft | undefined)[]): boolean =>
  wanted.length > 0 && wanted.every((draft, n) => isDeepStrictEqual(stored[n], draft));

/** Returns the identities that drafts do not have in the store yet. */
const gainedBy = (
  changed: readonly Draft[],
  before: readonly (Draft | undefined)[],
): readonly DraftIdentity[] =>
  changed.flatMap((draft, n) => {
    const earlier = before[n];
    const had = earlier ? identitiesOf(earlier) : [];
    return identitiesOf(draft).filter((identity) => !had.includes(identity));
  });

export const deliver = program<DraftDelivery, 'delivered' | 'guard-failed' | 'drafts-full'>(
  'draft-store.deliver',
  ({ accountId, changed, effects }) => [
    draftsLock({ accountId }),
    partiesLock({ accountId }),
    ...changed.map(({ trackId }) => draftLock(trackId)),
    ...locksOf(effects),
  ],
  function* ({ accountId, added, changed, parties: named, guards, effects }) {
    const delivered = [...added, ...changed];
    const stored = yield* all(...delivered.map(({ trackId }) => get(drafts, trackId)));
    if (isStored(delivered, stored)) return 'delivered';
    const before = stored.slice(added.length);
    const isCurrent = changed.every(
      ({ version }, n) => before[n]?.version === version - 1 && !before[n].submitted,
    );
    if (!isCurrent) return 'guard-failed';
    const [own, partyCount] = yield* all(
      draftCount({ accountId }),
      count(parties.indexes.ofAccount, { equal: [accountId] }),
    );
    if (guards.parties !== undefined && partyCount !== guards.parties) return 'guard-failed';
    if (own + added.length > guards.maxDrafts) return 'drafts-full';
    const gained = [...added.flatMap(identitiesOf), ...gainedBy(changed, before)];
    const taken = yield* all(
      ...chunksOf(keysOf(accountId, gained)).map((among) => page(identified, { among, limit: 1 })),
    );
    if (taken.some(([other]) => other)) return 'guard-failed';
    const writes: readonly Operation[] = [
      ...named.map((party) => insert(parties, party)),
      ...added.map((draft) => insert(drafts, draft)),
      ...changed.map((draft) => replace(drafts, draft)),
    ];
    yield* conclude(effects, { beside: writes });
    return 'delivered';
  },
);

/** Returns the drafts of an account that have one of the identities. */
export const identifiedDrafts = async (
  kernel: Kernel,
  accountId: AccountId,
  identities: readonly DraftIdentity[],
): Promise<readonly Draft[]> => {
  const found = new Map<string, Draft>();
  for (const among of chunksOf(keysOf(accountId, identities)))
    for (const draft of await kernel.read(page(identified, { among, limit: maxDrafts })))
      found.set(draft.trackId, draft);
  return [...found.values()];
};
