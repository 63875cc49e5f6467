import type { Container } from 'inversify';
import { listLicenseVersionsForStaff } from '../../application/licensing/list-license-versions.ts';
import { revokeForStaff, showLicenseToStaff } from '../../application/licensing/revoke-for-staff.ts';
import { editPlatform, showPlatformToStaff } from '../../application/provisioning/edit-platform.ts';
import { endSessionsForStaff } from '../../application/provisioning/end-sessions.ts';
import { provisionPlatform } from '../../application/provisioning/provision-platform.ts';
import { resetCredentials } from '../../application/provisioning/reset-credentials.ts';
import { findById } from '../../application/staff/records/find-by-id.ts';
import { identifyForStaff } from '../../application/staff/records/identify-for-staff.ts';
import {
  listAllLicenses,
  listAllTracks,
  listPlatforms,
} from '../../application/staff/records/list-records.ts';
import { readAudit } from '../../application/staff/records/read-audit.ts';
import { driven as $, driving } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds what staff does with platforms and licenses. */
export const provideProvisioningUseCases = (c: Container): void => {
  const { registry, digest, randomness, ids, clock, ledger, library, auditLog } = $;
  const means = { registry, digest, randomness, ids, clock };

  provide(c, driving.provisionPlatform, provisionPlatform, means);
  provide(c, driving.editPlatform, editPlatform, { registry, clock });
  provide(c, driving.showPlatformToStaff, showPlatformToStaff, { registry });
  provide(c, driving.resetCredentials, resetCredentials, means);
  provide(c, driving.endSessionsForStaff, endSessionsForStaff, { registry, clock });
  provide(c, driving.listLicenseVersionsForStaff, listLicenseVersionsForStaff, { ledger, clock });
  provide(c, driving.showLicenseToStaff, showLicenseToStaff, { ledger, library, clock });
  provide(c, driving.revokeForStaff, revokeForStaff, { ledger, library, clock, ids });
  const cursors = { texts: $.texts, digest };
  provide(c, driving.listPlatforms, listPlatforms, { registry, ...cursors });
  provide(c, driving.listAllTracks, listAllTracks, { library, ...cursors });
  provide(c, driving.listAllLicenses, listAllLicenses, { ledger, library, registry, clock, ...cursors });
  provide(c, driving.readAudit, readAudit, { auditLog });
  provide(c, driving.identifyForStaff, identifyForStaff, {
    ...{ workshop: $.workshop, marks: $.marks, masterKeys: $.masterKeys, secrets: $.secrets },
    ...{ ledger, auditLog, clock },
  });
  provide(c, driving.findById, findById, {
    ...{ library, ledger, registry, docket: $.docket },
    ...{ staffRegistry: $.staffRegistry, enrichments: $.enrichments, billing: $.billing, clock },
  });
};
