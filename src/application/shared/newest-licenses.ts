import type { Instant } from '../../domain/shared/calendar.ts';
import type { LicenseId } from '../../domain/shared/ids.ts';
import type { License } from '../../domain/licensing/license.ts';
import type { LicenseFilter, LicenseLedger } from '../../ports/driven/licensing/license-ledger.ts';

/**
 * Returns the newest licenses that meet a filter, up to `limit`, and whether more may follow. One page of the
 * ledger can contain fewer.
 */
export const newestLicenses = async (
  ledger: Pick<LicenseLedger, 'list'>,
  filter: LicenseFilter,
  { limit, now }: { readonly limit: number; readonly now: Instant },
): Promise<{ readonly licenses: readonly License[]; readonly mayHaveMore: boolean }> => {
  const licenses: License[] = [];
  for (let after: LicenseId | undefined; ;) {
    const left = limit - licenses.length;
    const page = await ledger.list(filter, { limit: left, now, ...(after !== undefined && { after }) });
    licenses.push(...page.licenses);
    after = page.next;
    if (after === undefined || licenses.length >= limit)
      return { licenses, mayHaveMore: after !== undefined };
  }
};
