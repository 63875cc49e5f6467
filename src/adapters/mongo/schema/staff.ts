import { bool, count, object, oneOf, orNull, record, text, whole, type CollectionPlan } from './plan.ts';

/** Members of staff and their sessions: few, on one shard, where an address and a token are unique over all. */
export const staff = {
  staff: {
    validator: record(
      { _id: text, email: text, version: count, activeAdmin: bool, member: object },
      { oidcSubject: text, invitationDigest: text },
    ),
    indexes: [
      { name: 'staff_emails', key: { email: 1 }, unique: true },
      {
        name: 'staff_subjects',
        key: { oidcSubject: 1 },
        unique: true,
        partialFilterExpression: { oidcSubject: { $exists: true } },
      },
      {
        name: 'staff_invitations',
        key: { invitationDigest: 1 },
        unique: true,
        partialFilterExpression: { invitationDigest: { $exists: true } },
      },
      {
        name: 'active_admins',
        key: { activeAdmin: 1, _id: 1 },
        partialFilterExpression: { activeAdmin: true },
      },
    ],
  },
  // Touched by whoever adds a member, or leans on another one's being admin: of such at once one is first.
  staff_roster: {
    validator: record({ _id: oneOf('staff'), touched: count }),
    indexes: [],
  },
  staff_sessions: {
    validator: record({
      _id: text,
      staffId: text,
      tokenDigest: text,
      createdAt: whole,
      expiresAt: whole,
      session: object,
    }),
    indexes: [
      { name: 'session_tokens', key: { tokenDigest: 1 }, unique: true },
      { name: 'sessions_of_member', key: { staffId: 1, createdAt: 1, _id: 1 } },
      { name: 'sessions_to_forget', key: { expiresAt: 1 } },
    ],
  },
  // By a digest of the address, which need have no account.
  staff_attempts: {
    validator: record({ _id: text, count, lockedUntil: orNull(whole), lastAt: whole }),
    indexes: [{ name: 'attempts_to_forget', key: { lastAt: 1 } }],
  },
} as const satisfies Record<string, CollectionPlan>;
