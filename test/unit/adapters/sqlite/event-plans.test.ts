import { auditLogContract } from '../../../contract/audit-log.contract.ts';
import { billingBookContract } from '../../../contract/billing-book.contract.ts';
import { contentBookContract } from '../../../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../../../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../../../contract/endpoint-roll.contract.ts';
import { enrichmentBookContract } from '../../../contract/enrichment-book.contract.ts';
import { mailQueueContract } from '../../../contract/mail-queue.contract.ts';
import { moderationDocketContract } from '../../../contract/moderation-docket.contract.ts';
import { outboxContract } from '../../../contract/outbox.contract.ts';
import { staffRegistryContract } from '../../../contract/staff-registry.contract.ts';
import { migratedDatabase, notingStatements, planOf } from '../../../support/sqlite-plans.ts';

/** Tables that grow with partners and with what happens. */
const large = [
  ...['event_deliveries', 'outbox', 'lanes', 'endpoints', 'endpoint_topics', 'content_notices'],
  ...['enrichments', 'enrichment_rows', 'enrichment_days'],
  ...['audit_entries', 'audit_subjects', 'mails', 'staff_sessions'],
  ...['decisions', 'appeals', 'claims'],
  ...['billing_accounts', 'checkouts', 'payment_events'],
];

describe('the statements of roll, queue and books', () => {
  const statements = new Set<string>();
  const db = migratedDatabase();
  beforeAll(async () => {
    const world = notingStatements(statements);
    const cases = [
      ...endpointRollContract(world),
      ...outboxContract(world),
      ...deliveryQueueContract(world),
      ...contentBookContract(world),
      ...enrichmentBookContract(world),
      ...auditLogContract(world),
      ...mailQueueContract(world),
      ...moderationDocketContract(world),
      ...staffRegistryContract(world),
      ...billingBookContract(world),
    ];
    for (const { run } of cases) await run();
  });
  afterAll(() => db.close());

  const about = (tables: readonly string[]): readonly string[] =>
    [...statements].filter((sql) => tables.some((table) => new RegExp(`\\b${table}\\b`).test(sql)));

  it('find what they ask for by an index, and never walk a table that grows', () => {
    const asked = about(large).filter((sql) => !/^\s*(INSERT|REPLACE)/.test(sql));
    expect(asked.length).toBeGreaterThan(25);
    const walks = asked.flatMap((sql) =>
      planOf(db, sql)
        .filter((step) => large.some((table) => step.startsWith(`SCAN ${table}`)))
        // A partial index of what waits, or of what is to be forgotten, holds nothing else.
        .filter(
          (step) => !/USING (COVERING )?INDEX (events_waiting|lanes_removed|enrichments_waiting)/.test(step),
        )
        .map((step) => ({ sql, step })),
    );
    expect(walks).toEqual([]);
  });

  it('take what they take first from the order of an index, without sorting', () => {
    const ordered = about(large).filter((sql) => sql.includes('ORDER BY'));
    expect(ordered.length).toBeGreaterThan(8);
    const sorted = ordered.filter((sql) => planOf(db, sql).some((step) => step.includes('TEMP B-TREE')));
    expect(sorted).toEqual([]);
  });

  it('claim endpoints without a look at deliveries that are not due', () => {
    const claims = about(['lanes']).filter((sql) => sql.includes('next_due <= ?') && sql.includes('LIMIT'));
    expect(claims.length).toBeGreaterThan(0);
    for (const sql of claims) {
      expect(planOf(db, sql)).toEqual(['SEARCH lanes USING INDEX lanes_due (failing=? AND next_due<?)']);
    }
    const due = about(['event_deliveries']).filter((sql) => sql.includes('due_at <= ? ORDER BY'));
    expect(due.length).toBeGreaterThan(0);
    for (const sql of due) {
      expect(planOf(db, sql)[0]).toMatch(/USING INDEX deliveries_due \(endpoint_id=\? AND due_at<\?\)/);
    }
  });
});
