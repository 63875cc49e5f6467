import type { AuditNote } from '../../domain/audit/entry.ts';
import { asOf, type ActiveLicense, type License } from '../../domain/licensing/license.ts';
import { decideOpening, type OpeningGuards } from '../../domain/licensing/opening.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { WORLD } from '../../domain/shared/territory.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { LicenseLedger, Opened } from '../../ports/driven/license-ledger.ts';
import type { Receipt } from '../../ports/driven/receipt-book.ts';
import { allLicenses } from './all-licenses.ts';
import { note } from './audit-log.ts';
import { command } from './command.ts';
import { closestTo } from './license-coverage.ts';
import { fromDocument, toDocument, type LicenseDocument } from './license-document.ts';
import { activeOf, licenseesOf } from './license-tracks.ts';
import { licensesOf, tallyOf } from './license-lists.ts';
import { end, holderOf, issue, issuedIn, platformVersionOf, trackVersionsOf } from './license-steps.ts';
import { tell } from './outbox.ts';
import { complete } from './receipt-book.ts';
import type { Store } from './store.ts';

interface Admission {
  readonly candidate: LicenseDocument;
  readonly issuedAt: Instant;
  readonly guards: OpeningGuards;
  readonly events: readonly DomainEvent[];
  readonly warnings: readonly QuotaWarning[];
  readonly receipt: Receipt | undefined;
}

type Admitted =
  | Extract<Opened, { outcome: 'guard-failed' }>
  | { readonly outcome: 'opened' }
  | { readonly outcome: 'held'; readonly doc: string };

const open = command('license-ledger.open', (db, admission: Admission): Admitted => {
  const { candidate, issuedAt, guards, events, warnings, receipt } = admission;
  const { track, platform, quota } = guards;
  const facts = {
    current: holderOf(db, candidate),
    trackVersions: trackVersionsOf(db, [track]),
    platformVersion: platformVersionOf(db, platform.platformId),
    issued: issuedIn(db, platform.platformId, quota.month),
  };
  const decided = decideOpening(facts, { issuedAt }, guards);
  if (decided.outcome === 'guard-failed') return decided;
  if (decided.outcome === 'held') {
    complete(db, receipt && { ...receipt, resourceId: decided.license.licenseId });
    return { outcome: 'held', doc: JSON.stringify(decided.license) };
  }
  issue(db, { candidate, issuedAt, month: quota.month, retired: decided.retired, warnings });
  tell(db, events);
  complete(db, receipt);
  return { outcome: 'opened' };
});

interface Ending {
  readonly revoked: LicenseDocument;
  readonly events: readonly DomainEvent[];
  readonly audit: AuditNote | undefined;
  readonly receipt: Receipt | undefined;
}

/** Answers the stored text of the license afterwards. */
const close = command(
  'license-ledger.close',
  (db, { revoked, events, audit, receipt }: Ending): string | undefined => {
    const row = db.one('SELECT doc FROM licenses WHERE license_id = ?', revoked.licenseId);
    if (!row) return undefined;
    complete(db, receipt);
    const before = asOf(fromDocument(row), revoked.touchedAt);
    if (before.status !== 'active') return JSON.stringify(before);
    end(db, revoked);
    tell(db, events);
    if (audit) note(db, audit);
    return revoked.doc;
  },
);

export const licenseLedgerCommands = [open, close];

const parsed = (doc: string): License => JSON.parse(doc) as License;

export const sqliteLicenseLedger = (store: Store): LicenseLedger => ({
  open: async ({ candidate, guards, events, warnings = [], receipt }) => {
    const admission = {
      candidate: toDocument(candidate),
      issuedAt: candidate.issuedAt,
      guards,
      events,
      warnings,
      receipt,
    };
    const admitted = await store.write(open, admission);
    switch (admitted.outcome) {
      case 'opened':
        return { outcome: 'opened', license: candidate };
      case 'held':
        return { outcome: 'held', license: parsed(admitted.doc) as ActiveLicense };
      case 'guard-failed':
        return admitted;
    }
  },
  close: async ({ revoked, events, audit, receipt }) => {
    const doc = await store.write(close, { revoked: toDocument(revoked), events, audit, receipt });
    return doc === undefined ? undefined : parsed(doc);
  },
  find: async (id) => {
    const row = store.read.one('SELECT doc FROM licenses WHERE license_id = ?', id);
    return row && fromDocument(row);
  },
  holder: async (binding) => holderOf(store.read, binding),
  closestTo: async (platformId, use) => closestTo(store.read, platformId, use),
  list: async (filter, page) => licensesOf(store.read, filter, page),
  listAll: async (filter, page) => allLicenses(store.read, filter, page),
  countActive: async (platformId, trackId, now, territories = [WORLD]) =>
    activeOf(store.read, platformId, trackId, now, territories),
  licensees: async (trackId, page) => licenseesOf(store.read, trackId, page),
  issuedIn: async (platformId, month) => issuedIn(store.read, platformId, month),
  tally: async (platformId, month, now) => tallyOf(store.read, platformId, month, now),
});
