import { isDeepStrictEqual } from 'node:util';
import type {
  ConfirmationStore,
  ShareAnswered,
  ShareAsking,
} from '../../../../ports/driven/parties/confirmation-store.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { shareConfirmations, shareOptOuts } from '../../collections/parties/share-confirmations.ts';
import type { ShareConfirmation } from '../../../../domain/parties/confirmation.ts';
import type { ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import type { Kernel } from '../../kernel.ts';
import { all, exclusive, get, getBy, insert, insertIfAbsent, page, program, replace } from '../../program.ts';
import { draftLock } from '../drafts/draft-locks.ts';
import { maxAsked } from '../drafts/draft-store.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';

const { byCode, byEarlierCode, disputed, key, openDisputes } = shareConfirmations.indexes;

const mailboxLock = ({ mailbox }: { readonly mailbox: string }) => exclusive('share opt-out', mailbox);

const ask = program<ShareAsking, 'asked' | 'guard-failed'>(
  'confirmation-store.ask',
  ({ trackId, confirmations, effects }) => [
    draftLock(trackId),
    ...confirmations.map(mailboxLock),
    ...locksOf(effects),
  ],
  function* ({ trackId, confirmations, guards, effects }) {
    const stored = yield* all(
      ...confirmations.map(({ partyId }) => get(shareConfirmations, trackId, partyId)),
    );
    // An attempt with an unknown outcome has committed them.
    if (isDeepStrictEqual(stored, confirmations)) return 'asked';
    const [draft] = yield* all(get(drafts, trackId));
    const optOuts = yield* all(...confirmations.map(({ mailbox }) => get(shareOptOuts, mailbox)));
    const isOutdated = confirmations.some(({ version }, n) => (stored[n]?.version ?? 0) !== version - 1);
    if (draft?.version !== guards.draft || isOutdated || optOuts.some((found) => found !== undefined))
      return 'guard-failed';
    yield* conclude(effects, {
      beside: confirmations.map((confirmation, n) =>
        stored[n] ? replace(shareConfirmations, confirmation) : insert(shareConfirmations, confirmation),
      ),
    });
    return 'asked';
  },
);

const answer = program<ShareAnswered, 'answered' | 'guard-failed'>(
  'confirmation-store.answer',
  ({ confirmation, optOut, effects }) => [
    draftLock(confirmation.trackId),
    ...(optOut ? [mailboxLock(optOut)] : []),
    ...locksOf(effects),
  ],
  function* ({ confirmation, optOut, guards, effects }) {
    const { trackId, partyId } = confirmation;
    const [stored] = yield* all(get(shareConfirmations, trackId, partyId));
    // An attempt with an unknown outcome has committed it.
    if (isDeepStrictEqual(stored, confirmation)) return 'answered';
    if (stored?.version !== guards.version) return 'guard-failed';
    yield* conclude(effects, {
      beside: [
        replace(shareConfirmations, confirmation),
        ...(optOut ? [insertIfAbsent(shareOptOuts, optOut)] : []),
      ],
    });
    return 'answered';
  },
);

export const confirmationStorePrograms = [ask, answer];

/** The ID of a place names track and party. */
const placeOf = ({ dispute, trackId, partyId }: ShareConfirmation): ListPlace => ({
  at: dispute?.at ?? 0,
  id: `${trackId} ${partyId}`,
});

const listOpen = async (
  kernel: Kernel,
  { limit, after }: Parameters<ConfirmationStore['openDisputes']>[0],
): ReturnType<ConfirmationStore['openDisputes']> => {
  const found = await kernel.read(
    page(openDisputes, { limit: limit + 1, ...(after && { after: [after.at, ...after.id.split(' ')] }) }),
  );
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: placeOf(last) }) };
};

export const confirmationStore = (kernel: Kernel): ConfirmationStore => ({
  ask: (asking) => kernel.run(ask, asking),
  answer: (answered) => kernel.run(answer, answered),
  ofTrack: (trackId) => walk(kernel, key, { equal: [trackId], limit: Infinity }, ({ partyId }) => [partyId]),
  findByCode: (codeDigest) => kernel.read(getBy(byCode, codeDigest)),
  findByEarlierCode: async (codeDigest) =>
    (await kernel.read(page(byEarlierCode, { equal: [codeDigest], limit: 1 })))[0],
  disputesOf: (trackId) => kernel.read(page(disputed, { equal: [trackId], limit: maxAsked })),
  openDisputes: (requested) => listOpen(kernel, requested),
  setAside: async (decided) => {
    const outcome = await kernel.run(answer, decided);
    return outcome === 'answered' ? 'set-aside' : outcome;
  },
  optedOut: async (mailboxes) => {
    if (mailboxes.length === 0) return new Set();
    const found = await kernel.read(
      page(shareOptOuts.indexes.key, { among: mailboxes, limit: mailboxes.length }),
    );
    return new Set(found.map(({ mailbox }) => mailbox));
  },
});
