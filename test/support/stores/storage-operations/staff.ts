import { digestOf, noon, trackId } from '../../builders/builders.ts';
import {
  aMail,
  aNote,
  aPasskey,
  aStaffMember,
  aStaffSession,
  staffHolder,
  mailId,
  sessionId,
  staffId,
} from '../../builders/staff-builders.ts';
import type { Operation, Stored } from './stage.ts';
import { effectsOf, noEffects } from '../../effects.ts';

const lease = (token: string) => ({ token, now: noon, until: noon + 60_000 });
const admin = (n: number, version = 1) =>
  aStaffMember(
    {
      roles: ['admin'],
      version,
      ...(n === 1 && { oidcSubject: 'subject', invitation: { codeDigest: digestOf(7), until: noon } }),
    },
    n,
  );
const added = ({ staffRegistry }: Stored, n: number) =>
  staffRegistry.add({ member: admin(n), effects: effectsOf({ mails: [aMail({}, n)], audit: aNote({}, n) }) });

export const staffOperations: readonly Operation[] = [
  {
    name: 'add the first member of staff',
    run: ({ staffRegistry }) =>
      staffRegistry.add({ member: admin(1), onlyIfEmpty: true, effects: effectsOf({ audit: aNote() }) }),
  },
  { name: 'add a member with an email', run: (stored) => added(stored, 2) },
  {
    name: 'add a member whose email is taken',
    run: ({ staffRegistry }) =>
      staffRegistry.add({
        member: aStaffMember({ email: 'staff-2@house.example' }, 3),
        effects: effectsOf({ audit: aNote() }),
      }),
  },
  { name: 'find a member', run: ({ staffRegistry }) => staffRegistry.find(staffId(1)) },
  {
    name: 'find a member by email',
    run: ({ staffRegistry }) => staffRegistry.findByEmail('staff-2@house.example'),
  },
  {
    name: 'find a member by subject',
    run: ({ staffRegistry }) => staffRegistry.findByOidcSubject('subject'),
  },
  {
    name: 'find a member by invitation',
    run: ({ staffRegistry }) => staffRegistry.findByInvitation(digestOf(7)),
  },
  { name: 'list members', run: ({ staffRegistry }) => staffRegistry.list() },
  {
    name: 'sign a member in',
    run: ({ staffRegistry }) =>
      staffRegistry.change({
        member: admin(1, 2),
        guards: { version: 1 },
        session: aStaffSession(),
        effects: effectsOf({ audit: aNote({}, 3) }),
      }),
  },
  {
    name: 'take a role from an admin where another one is left, and end the other sessions',
    run: ({ staffRegistry }) =>
      staffRegistry.change({
        member: aStaffMember({ version: 3 }, 1),
        guards: { version: 2, anotherAdmin: true },
        endSessions: { allBut: sessionId(1) },
        effects: effectsOf({ mails: [aMail({}, 4)], audit: aNote({}, 4) }),
      }),
  },
  {
    name: 'change a member whose version has moved',
    run: ({ staffRegistry }) =>
      staffRegistry.change({ member: admin(1, 2), guards: { version: 1 }, effects: noEffects }),
  },
  {
    name: 'find a session by its token',
    run: ({ accounts }) => accounts.session('staff', aStaffSession().tokenDigest, noon),
  },
  {
    name: 'list the sessions of a member',
    run: ({ accounts }) => accounts.sessions(staffHolder(1), noon),
  },
  {
    name: 'end a session',
    run: ({ accounts }) => accounts.endSession(staffHolder(1), sessionId(1), aNote({}, 5)),
  },
  {
    name: 'end all sessions of a member',
    run: ({ staffRegistry }) =>
      staffRegistry.change({
        member: admin(2, 2),
        guards: { version: 1 },
        endSessions: 'all',
        effects: noEffects,
      }),
  },
  {
    name: 'count an attempt to sign in, the first of an address',
    run: ({ accounts }) => accounts.attempt(digestOf(501), noon),
  },
  {
    name: 'count an attempt to sign in',
    run: ({ accounts }) => accounts.attempt(digestOf(501), noon),
  },
  {
    name: 'take an attempt back',
    run: ({ accounts }) => accounts.undoAttempt(digestOf(501), { count: 2 }),
  },
  {
    name: 'note that an attempt failed',
    run: ({ accounts }) => accounts.failed(digestOf(501), noon, aNote({}, 7)),
  },
  { name: 'find locked accounts', run: ({ accounts }) => accounts.locks([digestOf(501)], noon) },
  { name: 'delete expired attempts', run: ({ accounts }) => accounts.deleteExpiredAttempts(noon) },
  {
    name: 'delete expired sessions',
    run: ({ accounts }) => accounts.deleteExpiredSessions(noon + 86_400_000),
  },
  {
    name: 'begin a session',
    run: ({ accounts }) => accounts.beginSession(aStaffSession({ tokenDigest: digestOf(8) }, 8)),
  },
  {
    name: 'begin a session with a link',
    run: ({ accounts }) =>
      accounts.beginSession(aStaffSession({ tokenDigest: digestOf(11) }, 11), {
        link: { tokenId: 'tok_link', expiresAt: noon },
        audit: aNote({}, 11),
      }),
  },
  {
    name: 'replace a session',
    run: ({ accounts }) =>
      accounts.beginSession(aStaffSession({ tokenDigest: digestOf(13) }, 13), {
        ends: { holder: staffHolder(), sessionId: sessionId(8), audit: aNote({}, 13) },
      }),
  },
  {
    name: 'switch to a session of another account',
    run: ({ accounts }) =>
      accounts.switchSession({
        ended: { holder: staffHolder(), sessionId: sessionId(11) },
        begun: aStaffSession({ tokenDigest: digestOf(12) }, 12),
        audit: aNote({}, 10),
        guards: [],
      }),
  },
  { name: 'record the use of a session', run: ({ accounts }) => accounts.recordUse(sessionId(8), noon + 1) },
  {
    name: 'end all sessions of an account but one',
    run: ({ accounts }) => accounts.endSessions(staffHolder(), { allBut: sessionId(9) }, aNote({}, 8)),
  },
  {
    name: 'add a passkey',
    run: ({ accounts }) =>
      accounts.addPasskey({
        passkey: aPasskey(),
        challenge: { digest: digestOf(71), expiresAt: noon },
        guards: {},
        effects: effectsOf({ audit: aNote({}, 9) }),
      }),
  },
  { name: 'list passkeys', run: ({ accounts }) => accounts.passkeys(staffHolder()) },
  { name: 'find a passkey', run: ({ accounts }) => accounts.passkeyWith('staff', aPasskey().credentialId) },
  {
    name: 'use a passkey',
    run: ({ accounts }) =>
      accounts.usePasskey({
        ...{ passkey: aPasskey(), counter: 1, backedUp: true, at: noon },
        challenge: { digest: digestOf(72), expiresAt: noon },
        session: aStaffSession({ tokenDigest: digestOf(73) }, 10),
      }),
  },
  {
    name: 'rename a passkey',
    run: ({ accounts }) => accounts.renamePasskey(staffHolder(), aPasskey().passkeyId, 'Phone'),
  },
  {
    name: 'remove a passkey',
    run: ({ accounts }) => accounts.removePasskey(staffHolder(), aPasskey().passkeyId, aNote({}, 10)),
  },
  { name: 'delete expired challenges', run: ({ accounts }) => accounts.deleteExpiredChallenges(noon) },
  { name: 'append a note', run: ({ auditLog }) => auditLog.append(aNote({}, 6)) },
  { name: 'read a page of the audit log', run: ({ auditLog }) => auditLog.entries({ after: 2, limit: 50 }) },
  {
    name: 'read what was noted of a subject',
    run: ({ auditLog }) => auditLog.entries({ after: 2, limit: 50, subject: trackId(4) }),
  },
  { name: 'list the audit log', run: ({ auditLog }) => auditLog.list({}, { limit: 50 }) },
  {
    name: 'list what a member did',
    run: ({ auditLog }) => auditLog.list({ actor: staffId(1), since: noon }, { limit: 50 }),
  },
  {
    name: 'list what was done to a subject',
    run: ({ auditLog }) => auditLog.list({ subject: trackId(4) }, { limit: 50 }),
  },
  { name: 'queue an email of its own', run: ({ mailQueue }) => mailQueue.enqueue(aMail({}, 9)) },
  { name: 'claim emails', run: ({ mailQueue }) => mailQueue.claim(lease('mailer'), 10) },
  { name: 'claim emails where none is free', run: ({ mailQueue }) => mailQueue.claim(lease('other'), 10) },
  {
    name: 'settle an email that was sent',
    run: ({ mailQueue }) => mailQueue.settle(mailId(2), 'mailer', { outcome: 'sent', at: noon }),
  },
  {
    name: 'settle an email that is to be tried again',
    run: ({ mailQueue }) =>
      mailQueue.settle(mailId(4), 'mailer', {
        ...{ outcome: 'failed', at: noon, detail: 'refused', tryAt: noon + 60_000 },
      }),
  },
  {
    name: 'reencrypt an email',
    run: ({ mailQueue }) => mailQueue.reencrypt(mailId(2), { from: 'sealed', to: 'reencrypted' }),
  },
  { name: 'delete expired emails', run: ({ mailQueue }) => mailQueue.deleteExpired(noon + 1, 100) },
];
