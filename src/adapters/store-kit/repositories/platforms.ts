import type {
  PlatformChange,
  PlatformEntry,
  PlatformRegistry,
} from '../../../ports/driven/platform-registry.ts';
import { platforms } from '../collections/platforms.ts';
import type { Kernel } from '../kernel.ts';
import { all, get, getBy, insert, program, replace } from '../program.ts';
import { conclude, locksOf } from './conclude.ts';
import { platformLock } from './license-ledger.ts';

const { bySlug, byClient } = platforms.indexes;

const register = program<PlatformEntry, 'registered' | 'slug-taken'>(
  'platform-registry.register',
  ({ platform, audit }) => [platformLock(platform.platformId), ...locksOf({ audit, idempotency: undefined })],
  function* ({ platform, credentials, audit }) {
    const [other] = yield* all(getBy(bySlug, platform.slug));
    if (other) return 'slug-taken';
    yield* all(insert(platforms, { platform, credentials }));
    yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return 'registered';
  },
);

/** What of a change the kit knows so far: a billing account that comes due is not among it. */
type Change = Omit<PlatformChange, 'accountDue'>;

const change = program<Change, 'changed' | 'guard-failed'>(
  'platform-registry.change',
  ({ platform, audit }) => [platformLock(platform.platformId), ...locksOf({ audit, idempotency: undefined })],
  function* ({ platform, guards, add, remove = [], replaceCredentials, audit, mails = [] }) {
    const [kept] = yield* all(get(platforms, platform.platformId));
    if (kept?.platform.version !== guards.version) return 'guard-failed';
    const before = replaceCredentials ?? kept.credentials;
    const credentials = [
      ...before.filter(({ credentialId }) => !remove.includes(credentialId)),
      ...(add ? [add] : []),
    ];
    yield* all(replace(platforms, { platform, credentials }));
    yield* conclude({ events: [], mails, audit, idempotency: undefined });
    return 'changed';
  },
);

export const platformPrograms = [register, change];

/** The part of `PlatformRegistry` that licenses need. */
export const platformRegistry = (
  kernel: Kernel,
): Pick<PlatformRegistry, 'register' | 'find' | 'findBySlug' | 'findByClient'> & {
  change(changed: Change): ReturnType<PlatformRegistry['change']>;
} => ({
  register: (entry) => kernel.run(register, entry),
  change: (changed) => kernel.run(change, changed),
  find: (id) => kernel.read(get(platforms, id)),
  findBySlug: (slug) => kernel.read(getBy(bySlug, slug)),
  findByClient: (id) => kernel.read(getBy(byClient, id)),
});
