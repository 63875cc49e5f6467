import type { Passkey } from '../../../src/domain/accounts/passkey.ts';
import type { AuditNote } from '../../../src/domain/audit/entry.ts';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import type { Member } from '../../../src/domain/platforms/members/member.ts';
import { MailId, MemberId, PasskeyId, SessionId, StaffId } from '../../../src/domain/shared/ids.ts';
import { sessionMs, type StaffMember, type StaffSession } from '../../../src/domain/staff/staff.ts';
import { digestOf, noon, trackId } from './builders.ts';

const suffix = (n: number): string => String(n).padStart(26, '0');

/** The nth id of a kind: ids sort as their numbers do. */
export const staffId = (n = 1) => StaffId(`stf_${suffix(n)}`);
export const sessionId = (n = 1) => SessionId(`ses_${suffix(n)}`);
export const mailId = (n = 1) => MailId(`mai_${suffix(n)}`);

/** The nth member, as the holder of an account. */
export const staffHolder = (n = 1) => ({ audience: 'staff', accountId: staffId(n) }) as const;

/** The nth member: an active moderator with a password. */
export const aStaffMember = (changes: Partial<StaffMember> = {}, n = 1): StaffMember => ({
  staffId: staffId(n),
  email: `staff-${n}@house.example`,
  name: `Zoë “${n}” — 海`,
  roles: ['moderator'],
  status: 'active',
  passwordHash: `$argon2id$v=19$m=19456,t=2,p=1$${n}$hash`,
  createdAt: noon,
  version: 1,
  ...changes,
});

/** The nth session: the first member's, of a whole length, begun at noon. */
export const aStaffSession = (changes: Partial<StaffSession> = {}, n = 1): StaffSession => ({
  sessionId: sessionId(n),
  audience: 'staff',
  accountId: staffId(),
  tokenDigest: digestOf(9_000 + n),
  createdAt: noon,
  lastUsedAt: noon,
  expiresAt: noon + sessionMs,
  address: '2001:db8::7',
  ...changes,
});

/** The nth passkey of the first member of staff. */
export const aPasskey = (changes: Partial<Passkey> = {}, n = 1): Passkey => ({
  ...staffHolder(),
  passkeyId: PasskeyId(`psk_${suffix(n)}`),
  credentialId: `credential-${n}`,
  publicKey: 'AAAA',
  counter: 0,
  transports: ['internal'],
  backedUp: true,
  name: `Laptop “${n}”`,
  createdAt: noon + n,
  ...changes,
});

/** The nth note: that the first member took the nth track down. */
export const aNote = (changes: Partial<AuditNote> = {}, n = 1): AuditNote => ({
  at: noon + n,
  actor: { kind: 'staff', staffId: staffId() },
  action: 'track.take_down',
  subjects: [trackId(n)],
  detail: { reason: 'disputed', affected: n },
  ...changes,
});

/** The nth email: an invitation, written at noon. */
export const aMail = (changes: Partial<Mail> = {}, n = 1): Mail => ({
  mailId: mailId(n),
  kind: 'staff_invitation',
  to: `zoë-${n}@house.example`,
  subject: `Invitation “${n}”`,
  paragraphs: ['You were invited.', '<b>Not markup</b> & “quotes”'],
  action: { label: 'Take it up', url: `https://api.example/staff/invitations/${n}` },
  createdAt: noon,
  ...changes,
});

/** The nth member of a platform: a viewer who has joined. */
export const aMember = (changes: Partial<Member> = {}, n = 1): Member => ({
  memberId: MemberId(`mbr_${n}`),
  email: `member-${n}@platform.example`,
  role: 'viewer',
  invitedAt: noon,
  joinedAt: noon + n,
  ...changes,
});
