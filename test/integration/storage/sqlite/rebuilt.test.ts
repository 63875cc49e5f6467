import { join } from 'node:path';
import { connect, type Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { prepare } from '../../../../src/adapters/sqlite/kernel/prepare.ts';
import { perform } from '../../../../src/adapters/sqlite/kernel/run.ts';
import { olderRelease } from '../../../../src/adapters/sqlite/upgrade/index.ts';
import type { AnyCollection, Collection } from '../../../../src/adapters/store-kit/collection.ts';
import { artistInvites, artists } from '../../../../src/adapters/store-kit/collections/artists.ts';
import { drafts } from '../../../../src/adapters/store-kit/collections/drafts/drafts.ts';
import { parties } from '../../../../src/adapters/store-kit/collections/parties/parties.ts';
import { shareConfirmations } from '../../../../src/adapters/store-kit/collections/parties/share-confirmations.ts';
import { invoices } from '../../../../src/adapters/store-kit/collections/billing.ts';
import { auditEntries, auditSubjects } from '../../../../src/adapters/store-kit/collections/effects.ts';
import { ledgerTransactions } from '../../../../src/adapters/store-kit/collections/ledger/ledger.ts';
import { payoutRuns } from '../../../../src/adapters/store-kit/collections/royalties/payouts.ts';
import { royaltyStatements } from '../../../../src/adapters/store-kit/collections/royalties/periods.ts';
import { licenseVersions } from '../../../../src/adapters/store-kit/collections/licensing.ts';
import { enrichmentTurns } from '../../../../src/adapters/store-kit/collections/enrichment.ts';
import { moves } from '../../../../src/adapters/store-kit/collections/storage/moving.ts';
import { trackCollections } from '../../../../src/adapters/store-kit/collections/track-collections.ts';
import { collections } from '../../../../src/adapters/store-kit/index.ts';
import { derived, whole } from '../../../../src/adapters/store-kit/members.ts';
import { add, insert } from '../../../../src/adapters/store-kit/program.ts';
import { columnOf, tableOf } from '../../../../src/adapters/store-kit/sql/index.ts';
import { invoicesOf } from '../../../../src/domain/billing/invoice.ts';
import { replacedBy } from '../../../../src/domain/licensing/amendment.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { amended, inGermany } from '../../../support/builders/amended.ts';
import { anArtistInvite, anArtistProfile } from '../../../support/artists/artist-builders.ts';
import { aDraft } from '../../../support/drafts/draft-records.ts';
import { aNotice } from '../../../support/notices/notice-records.ts';
import { trackNotices } from '../../../../src/adapters/store-kit/collections/notices/notices.ts';
import { aConfirmation } from '../../../support/parties/confirmation-records.ts';
import { aParty } from '../../../support/parties/party-records.ts';
import { aProject, noon } from '../../../support/builders/builders.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { aTransaction } from '../../../support/builders/ledger/ledger-builders.ts';
import { aRun } from '../../../support/builders/payouts/payout-builders.ts';
import { aClosing } from '../../../support/builders/royalties/closings.ts';
import { olderSqliteFile } from '../../../support/stores/older/older-sqlite.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

const first = inGermany;
const second = amended(first, { territories: ['AT'] }, noon + dayMs);
const third = amended(second, { territories: ['FR'] }, noon + 2 * dayMs);

/** As a later release declares it: with one member more, or one count. */
const grown = (declared: AnyCollection): AnyCollection =>
  declared.kind === 'counts'
    ? { ...declared, counts: [...declared.counts, 'added'] }
    : { ...declared, members: { ...declared.members, added: derived(whole, 1, () => 1) } };
const later = collections.map(grown);
const laterOf = ({ name }: Collection<never>): Collection<unknown> =>
  later.find((each) => each.name === name) as unknown as Collection<unknown>;

/** Its records, or its own counts. */
const contentOf = (db: Connection, declared: AnyCollection) => {
  const columns = declared.kind === 'counts' ? [...declared.key, ...declared.counts].map(columnOf) : ['doc'];
  return db.all(`SELECT ${columns.join(', ')} FROM ${tableOf(declared)} ORDER BY ${columns.join(', ')}`);
};
const contentIn = (db: Connection) => collections.map((each) => [each.name, contentOf(db, each)] as const);

/** Something that fits the members of a collection. */
const anything = ({ members }: AnyCollection): object =>
  Object.fromEntries(
    Object.entries(members).map(([name, { kind, several }]) => [
      name,
      several ? [] : kind === 'text' ? 'some' : 1,
    ]),
  );

/** With something in every table. */
const fullStore = async (folder: string): Promise<Connection> => {
  const file = join(folder, 'licensing.db');
  await olderSqliteFile(file);
  const db = connect({ file, busyTimeoutMs: 0 });
  prepare(db, collections, { older: olderRelease() });
  perform(db, insert(licenseVersions, replacedBy(first, second)));
  perform(db, insert(enrichmentTurns, { platformId: inGermany.platformId, spent: { at: noon, ms: 1 } }));
  perform(db, insert(moves, { name: 'move', moveId: 'mov_1', state: 'complete', kinds: {} }));
  perform(db, insert(trackCollections, aProject()));
  perform(db, insert(artists, anArtistProfile()));
  perform(db, insert(artistInvites, anArtistInvite()));
  perform(db, insert(parties, aParty()));
  perform(db, insert(shareConfirmations, aConfirmation()));
  perform(db, insert(trackNotices, aNotice()));
  perform(db, insert(drafts, aDraft()));
  for (const invoice of invoicesOf([paymentEvents.paid(aCheckout({}, 1), noon)]))
    perform(db, insert(invoices, { platformId: inGermany.platformId, invoice }));
  perform(db, insert(ledgerTransactions, aTransaction()));
  perform(db, insert(payoutRuns, aRun([])));
  for (const statement of aClosing().statements) perform(db, insert(royaltyStatements, statement));
  for (const each of collections) {
    if (contentOf(db, each).length > 0) continue;
    const some = anything(each);
    if (each.kind === 'records') perform(db, insert(each as Collection<unknown>, some));
    else
      perform(db, add(each, Object.values(some), Object.fromEntries(each.counts.map((name) => [name, 3]))));
  }
  return db;
};

const schemaIn = (db: Connection) =>
  db.all(`SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%' ORDER BY name`);

describe('a SQLite file in which every collection has one member more', () => {
  it('has the same records, in tables as if the later release had created them', () =>
    inFolder(async (folder) => {
      const db = await fullStore(folder);
      const before = contentIn(db);
      for (const [name, content] of before) expect([name, content]).not.toEqual([name, []]);
      prepare(db, later);
      expect(contentIn(db)).toEqual(before);
      const fresh = connect({ file: ':memory:', busyTimeoutMs: 0 });
      prepare(fresh, later);
      expect(schemaIn(db)).toEqual(schemaIn(fresh));
      fresh.close();
      db.close();
    }));

  it('is still append-only', () =>
    inFolder(async (folder) => {
      const db = await fullStore(folder);
      prepare(db, later);
      const entries = Number(db.one('SELECT count(*) AS n FROM audit_entries')?.['n']);
      const entry = (place: number) =>
        insert(laterOf(auditEntries), { place, digest: 'digest', text: 'text' });
      const subject = insert(laterOf(auditSubjects), { subject: 'subject', place: entries + 1 });
      expect(() => perform(db, entry(entries + 2))).toThrow('audit_entries is append-only');
      perform(db, entry(entries + 1));
      for (const operation of [subject, insert(laterOf(licenseVersions), replacedBy(second, third))]) {
        perform(db, operation);
        expect(() => perform(db, operation)).toThrow('is append-only');
      }
      for (const table of ['audit_entries', 'audit_subjects', 'license_versions']) {
        expect(() => db.run(`UPDATE ${table} SET doc = '{}'`)).toThrow(`${table} is append-only`);
        expect(() => db.run(`DELETE FROM ${table}`)).toThrow(`${table} is append-only`);
      }
      db.close();
    }));

  it('keeps views that someone else made in it working', () =>
    inFolder(async (folder) => {
      const db = await fullStore(folder);
      db.script('CREATE VIEW licenses_of_reports AS SELECT count(*) AS n FROM licenses');
      const before = db.one('SELECT n FROM licenses_of_reports');
      prepare(db, later);
      expect(db.one('SELECT n FROM licenses_of_reports')).toEqual(before);
      db.close();
    }));
});
