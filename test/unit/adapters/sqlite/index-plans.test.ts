import type { Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { tablesIn } from '../../../../src/adapters/sqlite/hold.ts';
import { auditLogContract } from '../../../contract/audit-log.contract.ts';
import { billingBookContract } from '../../../contract/billing-book.contract.ts';
import { contentBookContract } from '../../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../../../contract/endpoint-roll.contract.ts';
import { enrichmentBookContract } from '../../../contract/enrichment-book.contract.ts';
import { expiryScheduleContract } from '../../../contract/expiry-schedule.contract.ts';
import { keyRingContract } from '../../../contract/key-ring.contract.ts';
import { licenseLedgerContract } from '../../../contract/license-ledger.contract.ts';
import { mailQueueContract } from '../../../contract/mail-queue.contract.ts';
import { markRegisterContract } from '../../../contract/mark-register.contract.ts';
import { masterKeyStoreContract } from '../../../contract/master-keys.contract.ts';
import { moderationDocketContract } from '../../../contract/moderation-docket.contract.ts';
import { outboxContract } from '../../../contract/outbox.contract.ts';
import { platformRegistryContract } from '../../../contract/platform-registry.contract.ts';
import { receiptBookContract } from '../../../contract/receipt-book.contract.ts';
import { staffRegistryContract } from '../../../contract/staff-registry.contract.ts';
import { trackLibraryContract } from '../../../contract/track-library.contract.ts';
import { usageJournalContract } from '../../../contract/usage-journal.contract.ts';
import {
  migratedDatabase,
  namedIndexes,
  notingStatements,
  planOf,
  usedIndexes,
} from '../../../support/sqlite-plans.ts';

/** Every index that the schema names. A migration that adds one adds it here; a statement of a contract suite needs it. */
const indexes = [
  ...['active_bindings', 'licenses_ended', 'licenses_lapsing', 'licenses_of_content', 'licenses_of_platform'],
  ...['licenses_of_track', 'licenses_touched', 'receipts_to_forget'],
  ...['licenses_to_notify', 'licenses_to_notify_by_platform'],
  ...['licenses_of_kind', 'ended_licenses', 'licenses_for_a_term'],
  ...['tracks_by_compliance', 'tracks_by_compliance_change'],
  ...[
    'tracks_pending',
    'tracks_taken_down',
    'decisions_of_track',
    'appeals_of_decision',
    'appeals_to_decide',
  ],
  ...['platforms_by_contact', 'platforms_by_creation', 'platforms_by_name', 'platforms_by_status'],
  ...['platforms_by_tier'],
  ...['tracks_by_artist', 'tracks_by_label', 'tracks_by_status', 'tracks_by_title'],
  ...['credentials_of_platform', 'revoked_tokens_to_forget', 'signing_keys_by_purpose'],
  ...['usage_event_ids', 'most_played', 'meters_to_forget', 'licenses_by_coverage', 'licenses_by_end'],
  ...['usage_events_listed', 'usage_events_of_license', 'usage_events_of_track', 'usage_events_unlicensed'],
  ...['events_by_owner', 'events_to_forget', 'events_waiting', 'events_waiting_by_platform'],
  ...['endpoints_of_platform', 'topics_of_endpoint', 'lanes_due', 'lanes_removed', 'tallies_to_forget'],
  ...['deliveries_awaiting', 'deliveries_by_status', 'deliveries_due', 'deliveries_of_endpoint'],
  ...['deliveries_to_forget', 'one_delivery_each', 'notices_to_forget'],
  ...['enrichments_leased', 'enrichments_to_forget', 'enrichments_uploads', 'enrichments_waiting'],
  ...['mails_due', 'mails_to_forget', 'attempts_to_forget', 'sessions_of_member', 'sessions_to_forget'],
  ...['billing_due', 'billing_settled_for', 'checkouts_of_platform', 'payment_events_of_platform'],
] as const;

/** Tables of one row or of a few. */
const small = ['hold', 'registry_revision', 'staff', 'signing_keys', 'master_keys'];
/** Partial indexes that hold nothing but what is asked for. */
const whole = /INDEX (events_waiting|lanes_removed)$/;
/** At most the days of a month, or the countries of the world. */
const sortable =
  /^SELECT (day, sum\(requests\)|territory, plays, impressions\b.* FROM usage_by_territory WHERE platform_id = \?)/;

/** What is wrong with how the statements are found, and which of the indexes none of them uses. */
const faultsIn = (db: Connection, statements: ReadonlySet<string>): readonly string[] => {
  const all = [...statements].map((sql) => ({ sql: sql.trim(), steps: planOf(db, sql) }));
  const impossible = all.filter(({ steps }) => steps.some((step) => step.startsWith('IMPOSSIBLE')));
  const plans = all.filter(({ sql }) => !/^(INSERT|REPLACE)/.test(sql));
  const walked = (step: string): string | undefined => /^SCAN (\w+)(?!.* VIRTUAL TABLE)/.exec(step)?.[1];
  const large = tablesIn(db).filter((table) => !small.includes(table));
  const walks = plans.flatMap(({ sql, steps }) =>
    steps
      .filter((step) => large.includes(walked(step) ?? '') && !whole.test(step))
      // A table expression may be called like a table.
      .filter((step) => !sql.startsWith(`WITH RECURSIVE ${walked(step) ?? ''} `))
      .map((step) => `${step}: ${sql}`),
  );
  const sorts = plans
    .filter(({ sql, steps }) => !sortable.test(sql) && steps.some((step) => step.includes('TEMP B-TREE')))
    .map(({ sql }) => `sorts: ${sql}`);
  const used = usedIndexes(db, statements);
  const unused = indexes.filter((index) => !used.has(index)).map((index) => `nothing is found by ${index}`);
  return [...impossible.map(({ sql }) => `impossible: ${sql}`), ...walks, ...sorts, ...unused];
};

describe('the statements of every repository', () => {
  const statements = new Set<string>();
  let db: Connection;
  beforeAll(async () => {
    db = migratedDatabase();
    const world = notingStatements(statements);
    const cases = [
      ...auditLogContract(world),
      ...billingBookContract(world),
      ...contentBookContract(world),
      ...deliveryQueueContract(world),
      ...endpointRollContract(world),
      ...enrichmentBookContract(world),
      ...expiryScheduleContract(world),
      ...keyRingContract(world),
      ...licenseLedgerContract(world),
      ...mailQueueContract(world),
      ...markRegisterContract(world),
      ...masterKeyStoreContract(world),
      ...moderationDocketContract(world),
      ...outboxContract(world),
      ...platformRegistryContract(world),
      ...receiptBookContract(world),
      ...staffRegistryContract(world),
      ...trackLibraryContract(world),
      ...usageJournalContract(world),
    ];
    for (const { run } of cases) await run();
  });
  afterAll(() => db.close());

  it('find what they ask for by an index, and sort no more than a few rows', () => {
    expect(statements.size).toBeGreaterThan(200);
    expect(faultsIn(db, statements)).toEqual([]);
  });

  it('need every index of the schema, and the schema has every index of the list', () => {
    const named = namedIndexes(db);
    expect(indexes.filter((index) => !named.includes(index))).toEqual([]);
    const used = usedIndexes(db, statements);
    expect(named.filter((index) => !used.has(index))).toEqual([]);
  });

  it.each(indexes)('are judged: without %s one of them is found wanting', (index) => {
    const without = migratedDatabase();
    without.script(`DROP INDEX ${index}`);
    expect(faultsIn(without, statements)).not.toEqual([]);
    without.close();
  });
});
