import { isAsDecidedOn, withCodesUsed } from '../../../../domain/accounts/means.ts';
import type {
  StaffAddition,
  StaffChange,
  StaffRegistry,
} from '../../../../ports/driven/staff/staff-registry.ts';
import { accountSessions, signInAttempts } from '../../collections/accounts.ts';
import { staff } from '../../collections/staff.ts';
import type { Kernel } from '../../kernel.ts';
import { all, exclusive, get, getBy, insert, page, program, remove, replace } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';
import { endSessionsOf } from '../accounts/account-sessions.ts';
import { attemptsLock } from '../accounts/sign-in-attempts.ts';

const { byEmail, bySubject, byInvitation, admins } = staff.indexes;

/** One lock serves all members, because whether someone is the last admin depends on every other. */
const roster = exclusive('staff');

const add = program<StaffAddition, 'added' | 'email-taken' | 'not-empty'>(
  'staff-registry.add',
  ({ effects }) => [roster, ...locksOf(effects)],
  function* ({ member, onlyIfEmpty, effects }) {
    const [taken, [anyMember]] = yield* all(getBy(byEmail, member.email), page(byEmail, { limit: 1 }));
    // An attempt with an unknown outcome has committed it.
    if (taken?.staffId === member.staffId) return 'added';
    if (onlyIfEmpty === true && anyMember) return 'not-empty';
    if (taken) return 'email-taken';
    yield* all(insert(staff, member));
    yield* conclude(effects);
    return 'added';
  },
);

const change = program<StaffChange, 'changed' | 'email-taken' | 'guard-failed'>(
  'staff-registry.change',
  ({ clears, effects }) => [
    roster,
    ...(clears === undefined ? [] : [attemptsLock(clears)]),
    ...locksOf(effects),
  ],
  function* ({ member, guards, endSessions: ends, session, clears, effects }) {
    const { staffId } = member;
    const [kept, holder, active] = yield* all(
      get(staff, staffId),
      getBy(byEmail, member.email),
      page(admins, { limit: 2 }),
    );
    if (!isAsDecidedOn(kept, guards)) return 'guard-failed';
    const hasAnother = active.some((admin) => admin.staffId !== staffId);
    if (guards.anotherAdmin === true && !hasAnother) return 'guard-failed';
    if (holder && holder.staffId !== staffId) return 'email-taken';
    yield* all(replace(staff, withCodesUsed(member, kept)));
    if (ends !== undefined) yield* endSessionsOf({ audience: 'staff', accountId: staffId }, ends);
    if (session) yield* all(insert(accountSessions, session));
    if (clears !== undefined) yield* all(remove(signInAttempts, [clears]));
    yield* conclude(effects);
    return 'changed';
  },
);

export const staffRegistryPrograms = [add, change];

export const staffRegistry = (kernel: Kernel): StaffRegistry => ({
  add: (entry) => kernel.run(add, entry),
  change: (changed) => kernel.run(change, changed),
  find: (id) => kernel.read(get(staff, id)),
  findByEmail: (email) => kernel.read(getBy(byEmail, email)),
  findByOidcSubject: (subject) => kernel.read(getBy(bySubject, subject)),
  findByInvitation: (codeDigest) => kernel.read(getBy(byInvitation, codeDigest)),
  list: () => walk(kernel, byEmail, { limit: Infinity }, ({ email }) => [email]),
});
