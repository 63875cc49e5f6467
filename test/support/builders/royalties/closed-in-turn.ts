import type { Period } from '../../../../src/domain/royalties/period.ts';
import { monthOf } from '../../../../src/domain/shared/calendar.ts';
import type { AccountId } from '../../../../src/domain/shared/ids.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { aPeriod } from './random-period.ts';

/** The number of statements of each period that is closed in turn. */
export const closedParties = 20;

/** The nth period after 2025. */
export const periodOf = (n: number): Period => aPeriod('EUR', monthOf(Date.UTC(2026, n - 1)));

/** The account of all parties of the nth period. */
export const ownerOf = (n: number): AccountId => accountId(n);
