import { SchemaMismatch } from '../../../ports/driven/schema-mismatch.ts';
import type { Connection } from '../connection.ts';
import { licensing } from './001-licensing.ts';
import { catalog } from './002-catalog.ts';
import { platforms } from './003-platforms.ts';
import { usage } from './004-usage.ts';
import { hold } from './005-hold.ts';
import { flushes } from './007-flushes.ts';
import { events } from './008-events.ts';
import { forensicMarks } from './009-forensic-marks.ts';
import { fanOut } from './010-fan-out.ts';
import { enrichment } from './011-enrichment.ts';
import { audit } from './012-audit.ts';
import { moderation } from './013-moderation.ts';
import { staff } from './014-staff.ts';
import { billing } from './015-billing.ts';
import { enrichmentTurns } from './016-enrichment-turns.ts';
import { deliveryTallies } from './017-delivery-tallies.ts';
import { staffAttempts } from './020-staff-attempts.ts';
import { eventsByOwner } from './019-events-by-owner.ts';
import { credentialUses } from './021-credential-uses.ts';
import { enrichmentUploads } from './022-enrichment-uploads.ts';
import { paymentModes } from './023-payment-modes.ts';
import { settledFor } from './024-settled-for.ts';
import { judgedUsage } from './026-judged-usage.ts';
import { enrichmentSeconds } from './030-enrichment-seconds.ts';
import { writeProbe } from './031-write-probe.ts';
import { appealedActions } from './032-appealed-actions.ts';
import { expiryNotices } from './033-expiry-notices.ts';
import { masterKeys } from './034-master-keys.ts';
import { staffLists } from './035-staff-lists.ts';
import { territorialCompliance } from './036-territorial-compliance.ts';
import { fewerLicenseIndexes } from './037-fewer-license-indexes.ts';

/** In order; `user_version` counts how many a file has had. Once released, one is never edited: the next one alters. */
const migrations: readonly string[] = [
  licensing,
  catalog,
  platforms,
  usage,
  hold,
  flushes,
  events,
  forensicMarks,
  fanOut,
  enrichment,
  audit,
  moderation,
  staff,
  billing,
  enrichmentTurns,
  deliveryTallies,
  staffAttempts,
  eventsByOwner,
  credentialUses,
  enrichmentUploads,
  paymentModes,
  settledFor,
  judgedUsage,
  enrichmentSeconds,
  writeProbe,
  appealedActions,
  expiryNotices,
  masterKeys,
  staffLists,
  territorialCompliance,
  fewerLicenseIndexes,
];

/** The file was migrated by a newer release; this one would not understand it. */
export class SchemaTooNew extends SchemaMismatch {}

const versionOf = (db: Connection): number => Number(db.one('PRAGMA user_version')?.['user_version']);

const refuseNewer = (found: number): void => {
  if (found <= migrations.length) return;
  throw new SchemaTooNew(
    `the database has schema ${found}, this release knows ${migrations.length}: start the release that wrote it, or a newer one`,
  );
};

/** Brings the file to this release's schema, all or nothing; of processes that start together one does it. */
export const migrate = (db: Connection): void => {
  refuseNewer(versionOf(db));
  if (versionOf(db) === migrations.length) return;
  db.script('BEGIN EXCLUSIVE');
  try {
    const found = versionOf(db);
    refuseNewer(found);
    for (const migration of migrations.slice(found)) db.script(migration);
    db.script(`PRAGMA user_version = ${migrations.length}; COMMIT`);
  } catch (error) {
    if (db.inTransaction()) db.script('ROLLBACK');
    throw error;
  }
};
