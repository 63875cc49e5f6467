import { isDeepStrictEqual } from 'node:util';
import type { Party } from '../../../../domain/parties/party.ts';
import type {
  PartyAddition,
  PartyChange,
  PartyRemoval,
  PartyStore,
} from '../../../../ports/driven/parties/party-store.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { parties, partyNameKey } from '../../collections/parties/parties.ts';
import type { Kernel } from '../../kernel.ts';
import { all, count, exclusive, get, insert, page, program, remove, replace } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';

const { key, ofAccount } = parties.indexes;

/** Parties of an account are counted under it. */
export const partiesLock = ({ accountId }: Pick<Party, 'accountId'>) =>
  exclusive('artist account', accountId);

const add = program<PartyAddition, 'added' | 'parties-full'>(
  'party-store.add',
  ({ party, effects }) => [partiesLock(party), ...locksOf(effects)],
  function* ({ party, guards, effects }) {
    const [kept, own] = yield* all(
      get(parties, party.partyId),
      count(ofAccount, { equal: [party.accountId] }),
    );
    // An attempt with an unknown outcome has committed it.
    if (kept) return 'added';
    if (own >= guards.fewerThan) return 'parties-full';
    yield* conclude(effects, { beside: [insert(parties, party)] });
    return 'added';
  },
);

const change = program<PartyChange, 'changed' | 'guard-failed'>(
  'party-store.change',
  ({ party, effects }) => [partiesLock(party), ...locksOf(effects)],
  function* ({ party, guards, effects }) {
    const [kept] = yield* all(get(parties, party.partyId));
    // An attempt with an unknown outcome has committed it.
    if (kept && isDeepStrictEqual(kept, party)) return 'changed';
    if (kept?.version !== guards.version) return 'guard-failed';
    yield* conclude(effects, { beside: [replace(parties, party)] });
    return 'changed';
  },
);

const removal = program<PartyRemoval, Awaited<ReturnType<PartyStore['remove']>>>(
  'party-store.remove',
  ({ party, effects }) => [partiesLock(party), ...locksOf(effects)],
  function* ({ party: { partyId, accountId }, guards, effects }) {
    const [kept, [draft]] = yield* all(
      get(parties, partyId),
      page(drafts.indexes.naming, { equal: [partyId, accountId], limit: 1 }),
    );
    if (kept?.version !== guards.version) return 'guard-failed';
    if (draft) return { namedBy: draft.trackId };
    yield* conclude(effects, { beside: [remove(parties, [partyId])] });
    return 'removed';
  },
);

export const partyStorePrograms = [add, change, removal];

const listed = async (
  kernel: Kernel,
  ...[accountId, { limit, after }]: Parameters<PartyStore['ofAccount']>
): ReturnType<PartyStore['ofAccount']> => {
  const found = await kernel.read(
    page(ofAccount, {
      equal: [accountId],
      limit: limit + 1,
      ...(after && { after: [after.at, after.id] }),
    }),
  );
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: { at: partyNameKey(last), id: last.partyId } }) };
};

export const partyStore = (kernel: Kernel): PartyStore => ({
  add: (addition) => kernel.run(add, addition),
  change: (changed) => kernel.run(change, changed),
  remove: ({ party: { partyId, accountId }, ...removed }) =>
    kernel.run(removal, { party: { partyId, accountId }, ...removed }),
  find: (partyId) => kernel.read(get(parties, partyId)),
  findMany: async (ids) => {
    if (ids.length === 0) return [];
    const found = await kernel.read(page(key, { among: ids, limit: ids.length }));
    const byId = new Map(found.map((party) => [party.partyId, party]));
    return ids.map((id) => byId.get(id)).filter((party) => party !== undefined);
  },
  ofAccount: (accountId, requested) => listed(kernel, accountId, requested),
});
