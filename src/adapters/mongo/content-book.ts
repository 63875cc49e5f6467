import type { ActiveLicense, License } from '../../domain/licensing/license.ts';
import { decideBinding } from '../../domain/licensing/opening.ts';
import { warningsPassed } from '../../domain/shared/quota-warning.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ContentId, PlatformId } from '../../domain/shared/ids.ts';
import type {
  ContentBook,
  ContentCommit,
  ContentCommitted,
  Notice,
} from '../../ports/driven/content-book.ts';
import { forgetAll } from './forgetting.ts';
import { fromDocument, licensesOf, toDocument, whole } from './license-document.ts';
import { end, guarded } from './license-steps.ts';
import { isDuplicateKey } from './outage.ts';
import { tell } from './outbox.ts';
import type { RegistryCopies } from './registry-copies.ts';
import type { ClientSession, Store } from './store.ts';
import { undone } from './transaction.ts';

type ContentRegister = NonNullable<ContentCommit['register']>;

export interface RegisterDocument {
  readonly _id: string;
  readonly version: number;
  readonly register: ContentRegister;
}

export interface NoticeDocument {
  readonly _id: string;
  readonly platformId: PlatformId;
  readonly webhookId: string;
  /** JSON: whatever names its members have, they mean nothing to the database. */
  readonly answer: string;
  readonly keepUntil: Instant;
}

const registersOf = (store: Store) => store.collection<RegisterDocument>('content_registers');
const noticesOf = (store: Store) => store.collection<NoticeDocument>('content_notices');
const nameOf = (platformId: PlatformId, theirs: string): string => `${platformId}/${theirs}`;

export const toRegisterDocument = (register: ContentRegister): RegisterDocument => ({
  _id: nameOf(register.platformId, register.contentId),
  version: register.version,
  register,
});

export const toNoticeDocument = ({ platformId, webhookId, answer, keepUntil }: Notice): NoticeDocument => ({
  _id: nameOf(platformId, webhookId),
  ...{ platformId, webhookId, keepUntil },
  answer: JSON.stringify(answer),
});

export const noticeOf = ({ platformId, webhookId, answer, keepUntil }: NoticeDocument): Notice => ({
  ...{ platformId, webhookId, keepUntil },
  answer: JSON.parse(answer) as unknown,
});

const heardIn = async (store: Store, platformId: PlatformId, webhookId: string) => {
  const notice = await noticesOf(store).findOne({ _id: nameOf(platformId, webhookId) });
  return notice ? { answer: noticeOf(notice).answer } : undefined;
};

const registerIn = async (store: Store, platformId: PlatformId, contentId: ContentId) =>
  (await registersOf(store).findOne({ _id: nameOf(platformId, contentId) }))?.register;

type FailedGuard = Extract<ContentCommitted, { outcome: 'guard-failed' }>['guard'];
const failed = (guard: FailedGuard): ContentCommitted => ({ outcome: 'guard-failed', guard });

/** Whether it is still as it was decided on; where there was none, another one is a duplicate. */
const keepRegister = async (
  store: Store,
  session: ClientSession,
  register: ContentRegister,
  before: number | 'absent',
): Promise<boolean> => {
  const { _id, ...rest } = toRegisterDocument(register);
  if (before === 'absent') {
    await registersOf(store).insertOne({ _id, ...rest }, { session });
    return true;
  }
  const decidedOn = { _id, version: before };
  return (await registersOf(store).replaceOne(decidedOn, rest, { session })).matchedCount === 1;
};

const bindingOf = ({ trackId, contentId }: License): string => JSON.stringify([trackId, contentId]);

/** Whether all their bindings were free; holders that had lapsed are retired. */
const open = async (
  store: Store,
  session: ClientSession,
  candidates: readonly ActiveLicense[],
): Promise<boolean> => {
  const [first] = candidates;
  if (!first) return true;
  const { platformId, issuedAt } = first;
  const trackId = { $in: candidates.map((license) => license.trackId) };
  const contentId = { $in: [...new Set(candidates.map((license) => license.contentId))] };
  const active = { platformId, trackId, contentId, status: 'active' } as const;
  const found = await licensesOf(store)
    .find(active, { ...whole, session })
    .toArray();
  const wanted = new Set(candidates.map(bindingOf));
  const holders = found
    .map((document) => fromDocument(document) as ActiveLicense)
    .filter((license) => wanted.has(bindingOf(license)));
  const bindings = holders.map((holder) => decideBinding(holder, issuedAt));
  if (bindings.some(({ outcome }) => outcome === 'held')) return false;
  const retired = bindings.flatMap((binding) => ('retired' in binding ? [binding.retired] : []));
  await end(store, session, platformId, retired);
  await licensesOf(store).insertMany(candidates.map(toDocument), { session });
  return true;
};

const commit = (store: Store, change: ContentCommit) =>
  store.commit<ContentCommitted>(async (session) => {
    const { notice, register, openings, closings, events, warnings, guards } = change;
    if (notice) await noticesOf(store).insertOne(toNoticeDocument(notice), { session });
    const isKept = !register || (await keepRegister(store, session, register, guards.register));
    if (!isKept) return undone(failed('register'));
    const counted = await guarded(store, session, openings, guards);
    if ('guard' in counted) return undone(failed(counted.guard));
    // Those that end first: they may make room for those that begin.
    const ended = await end(store, session, guards.platform.platformId, closings);
    const all = ended === closings.length && (await open(store, session, openings));
    if (!all) return undone(failed('licenses'));
    await tell(store, session, [
      ...events,
      ...warningsPassed(warnings, counted.issued - counted.added, counted.issued),
    ]);
    return { outcome: 'committed' };
  });

/** What was in the way of a commit that would have written something twice; undefined where it was a bug. */
const inTheWay = async (
  store: Store,
  error: unknown,
  { notice, register, guards }: ContentCommit,
): Promise<ContentCommitted | undefined> => {
  if (!isDuplicateKey(error)) return undefined;
  const before = notice && (await heardIn(store, notice.platformId, notice.webhookId));
  if (before) return { outcome: 'heard-before', ...before };
  if (isDuplicateKey(error, 'active_bindings')) return failed('licenses');
  const isThere = register && (await registerIn(store, register.platformId, register.contentId));
  return isThere && guards.register === 'absent' ? failed('register') : undefined;
};

export const mongoContentBook = (
  store: Store,
  { lookAgain }: Pick<RegistryCopies, 'lookAgain'>,
): ContentBook => {
  const committed = async (change: ContentCommit): Promise<ContentCommitted> => {
    try {
      return await commit(store, change);
    } catch (error) {
      const outcome = await store.ask(() => inTheWay(store, error, change));
      if (outcome) return outcome;
      throw error;
    }
  };
  return {
    heard: (platformId, webhookId) => store.ask(() => heardIn(store, platformId, webhookId)),
    register: (platformId, contentId) => store.ask(() => registerIn(store, platformId, contentId)),
    commit: async (change) => {
      const outcome = await store.inTurn(change.guards.platform.platformId, () => committed(change));
      if (outcome.outcome === 'guard-failed' && outcome.guard === 'platform') lookAgain();
      return outcome;
    },
    forget: (now) => {
      const notices = noticesOf(store);
      return forgetAll(store, notices, { keepUntil: { $lt: now } }, (gone) =>
        store.ask(async () => (await notices.deleteMany(gone)).deletedCount),
      );
    },
  };
};
