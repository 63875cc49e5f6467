import { isDeepStrictEqual } from 'node:util';
import type {
  ConfirmationStore,
  ShareAnswered,
  ShareAsking,
} from '../../../../ports/driven/parties/confirmation-store.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { shareConfirmations, shareOptOuts } from '../../collections/parties/share-confirmations.ts';
import type { Kernel } from '../../kernel.ts';
import { all, exclusive, get, getBy, insert, insertIfAbsent, page, program, replace } from '../../program.ts';
import { draftLock } from '../drafts/draft-store.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';

const { byCode, key } = shareConfirmations.indexes;

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
  ({ confirmation, effects }) => [
    draftLock(confirmation.trackId),
    mailboxLock(confirmation),
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

export const confirmationStore = (kernel: Kernel): ConfirmationStore => ({
  ask: (asking) => kernel.run(ask, asking),
  answer: (answered) => kernel.run(answer, answered),
  ofTrack: (trackId) => walk(kernel, key, { equal: [trackId], limit: Infinity }, ({ partyId }) => [partyId]),
  findByCode: (codeDigest) => kernel.read(getBy(byCode, codeDigest)),
  optedOut: async (mailboxes) => {
    if (mailboxes.length === 0) return new Set();
    const found = await kernel.read(
      page(shareOptOuts.indexes.key, { among: mailboxes, limit: mailboxes.length }),
    );
    return new Set(found.map(({ mailbox }) => mailbox));
  },
});
