import type { Fee } from '../../../domain/fees/fee.ts';
import type { FeeFilter } from '../../../domain/fees/fee-list.ts';
import type { LicenseId } from '../../../domain/shared/ids.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/**
 * Reads the fees of licenses. The commit of a license records its fee, and that of a revocation the credit, with the
 * transaction of the ledger that books it: see `LicenseLedger`.
 */
export interface FeeStore {
  /** Returns fees that match, the latest first. */
  list(
    filter: FeeFilter,
    request: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Fee>>;
  /** Returns all fees and credits of a license, the earliest first. */
  ofLicense(licenseId: LicenseId): Promise<readonly Fee[]>;
}
