import { asOf, type ActiveLicense, type RevokedLicense } from '../../domain/licensing/license.ts';
import { decideBinding, failedGuard } from '../../domain/licensing/opening.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ContentRegister } from '../../domain/webhooks/content-register.ts';
import type { ContentBook, ContentCommit, ContentCommitted } from '../../ports/driven/content-book.ts';
import { command, undone } from './command.ts';
import type { Connection } from './connection.ts';
import { fromDocument, toDocument } from './license-document.ts';
import { end, holderOf, issue, issuedIn, platformVersionOf, trackVersionsOf } from './license-steps.ts';
import { tell } from './outbox.ts';
import type { Store } from './store.ts';

type FailedGuard = Extract<ContentCommitted, { outcome: 'guard-failed' }>['guard'];

const answerIn = (db: Connection, platformId: string, webhookId: string): { answer: unknown } | undefined => {
  const known = 'SELECT answer FROM content_notices WHERE platform_id = ? AND webhook_id = ?';
  const row = db.one(known, platformId, webhookId);
  return row && { answer: JSON.parse(String(row['answer'])) as unknown };
};

const registerIn = (db: Connection, platformId: string, contentId: string): ContentRegister | undefined => {
  const known = 'SELECT doc FROM content_registers WHERE platform_id = ? AND content_id = ?';
  const row = db.one(known, platformId, contentId);
  return row && (JSON.parse(String(row['doc'])) as ContentRegister);
};

const guardFailedBy = (db: Connection, commit: ContentCommit): FailedGuard | undefined => {
  const { guards, register, openings } = commit;
  const known = register && registerIn(db, register.platformId, register.contentId);
  if (register && (known?.version ?? 'absent') !== guards.register) return 'register';
  const { platformId } = guards.platform;
  const facts = {
    trackVersions: trackVersionsOf(db, guards.tracks),
    platformVersion: platformVersionOf(db, platformId),
    issued: issuedIn(db, platformId, guards.quota.month),
  };
  return failedGuard(facts, guards, openings.length);
};

/** Whether it was active until now. */
const close = (db: Connection, revoked: RevokedLicense): boolean => {
  const row = db.one('SELECT doc FROM licenses WHERE license_id = ?', revoked.licenseId);
  if (!row || asOf(fromDocument(row), revoked.revokedAt).status !== 'active') return false;
  end(db, toDocument(revoked));
  return true;
};

/** Whether its binding was free. */
const open = (db: Connection, license: ActiveLicense, { guards, warnings }: ContentCommit): boolean => {
  const candidate = toDocument(license);
  const { issuedAt } = license;
  const binding = decideBinding(holderOf(db, license), issuedAt);
  if (binding.outcome === 'held') return false;
  issue(db, { candidate, issuedAt, month: guards.quota.month, retired: binding.retired, warnings });
  return true;
};

const commit = command('content-book.commit', (db, change: ContentCommit) => {
  const { notice, register, openings, closings, events } = change;
  const before = notice && answerIn(db, notice.platformId, notice.webhookId);
  if (before) return { outcome: 'heard-before', ...before } as const;
  const guard = guardFailedBy(db, change);
  if (guard) return { outcome: 'guard-failed', guard } as const;
  // Those that end first: they may make room for those that begin.
  const all =
    closings.every((license) => close(db, license)) && openings.every((license) => open(db, license, change));
  if (!all) return undone({ outcome: 'guard-failed', guard: 'licenses' } as const);
  if (register) {
    const { contentId, version } = register;
    const replace = 'REPLACE INTO content_registers VALUES (?, ?, ?, ?)';
    db.run(replace, register.platformId, contentId, version, JSON.stringify(register));
  }
  tell(db, events);
  if (notice) {
    const { platformId, webhookId, answer, keepUntil } = notice;
    const heard = 'INSERT INTO content_notices VALUES (?, ?, ?, ?)';
    db.run(heard, platformId, webhookId, JSON.stringify(answer), keepUntil);
  }
  return { outcome: 'committed' } as const;
});

const forget = command('content-book.forget', (db, now: Instant): number =>
  db.run('DELETE FROM content_notices WHERE keep_until < ?', now),
);

export const contentBookCommands = [commit, forget];

export const sqliteContentBook = (store: Store): ContentBook => ({
  heard: async (platformId, webhookId) => answerIn(store.read, platformId, webhookId),
  register: async (platformId, contentId) => registerIn(store.read, platformId, contentId),
  commit: (change) => store.write<ContentCommit, ContentCommitted>(commit, change),
  forget: (now) => store.write(forget, now),
});
