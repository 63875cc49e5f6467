import { dayMs } from '../shared/calendar.ts';
import type { RevokedLicense } from '../licensing/license.ts';
import type { Money } from '../shared/money.ts';
import type { Fee } from './fee.ts';

/** How long after its issue a license that was a mistake is credited. */
export const creditDays = 14;

/** Whether a license was used. */
export interface LicenseUse {
  /** Audio of the whole track or of a stem was delivered. */
  readonly downloaded: boolean;
  /** Its content was reported as published, or use of it was reported. */
  readonly published: boolean;
}

/** Returns whether a revocation can be credited, apart from the use of the license. */
export const mayBeCredited = ({ revocation, revokedAt, issuedAt, fees }: RevokedLicense): boolean =>
  fees !== undefined &&
  revocation.reasonCode === 'issued_in_error' &&
  revokedAt - issuedAt <= creditDays * dayMs;

/** Returns whether the fees of a license are credited when it is revoked. */
export const isCredited = (license: RevokedLicense, { downloaded, published }: LicenseUse): boolean =>
  mayBeCredited(license) && !downloaded && !published;

/** Returns what was charged for a license and not credited, in each currency. */
export const chargedFor = (fees: readonly Fee[]): readonly Money[] =>
  [...Map.groupBy(fees, ({ currency }) => currency)]
    .map(([currency, some]) => ({ currency, amount: some.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount > 0);
