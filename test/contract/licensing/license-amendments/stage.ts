import { decideAmendment } from '../../../../src/domain/licensing/amendment.ts';
import type { ActiveLicense, AmendmentRequest } from '../../../../src/domain/licensing/license.ts';
import { monthOf, type Instant } from '../../../../src/domain/shared/calendar.ts';
import type { Amending } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import { anEvent, noon } from '../../../support/builders/builders.ts';
import type { ExpiryView } from '../expiry-schedule.contract.ts';
import { stage, type LedgerView, type Stage } from '../license-ledger/stage.ts';

/** The ports that amendments write to, and others that end or read licenses. */
export type AmendmentView = ExpiryView;

/** An amendment on the guards that hold, with the nth event; anything may be given instead. */
type Change = (
  n: number,
  license: ActiveLicense,
  requested?: AmendmentRequest & { readonly at?: Instant },
  rest?: Partial<Pick<Amending, 'guards' | 'warnings'>> &
    Partial<Amending['effects']> & { readonly limit?: number | null },
) => Amending;

export interface AmendmentStage extends Stage {
  readonly change: Change;
  /** Issues the first license. */
  readonly issue: (changes?: Partial<ActiveLicense>, n?: number) => Promise<ActiveLicense>;
}

export const amendmentStage = async (view: LedgerView): Promise<AmendmentStage> => {
  const staged = await stage(view);
  const { track, platform, offer } = staged;
  const change: Change = (
    n,
    license,
    requested = {},
    { limit = null, guards, warnings = [], ...effects } = {},
  ) => {
    const { at = noon + 1_000, ...request } = requested;
    const decided = decideAmendment({
      ...{ license, track, platform, now: at },
      request: Object.keys(request).length > 0 ? request : { territories: ['AT'] },
      quota: { limit: null, used: 0 },
    });
    if (!decided.ok || decided.value.outcome !== 'amended') throw new Error('the stage grants no amendment');
    return {
      amended: decided.value.license,
      guards: guards ?? {
        track: { trackId: license.trackId, catalogVersion: track.catalogVersion },
        platform: { platformId: platform.platformId, version: platform.version },
        quota: { month: monthOf(at), limit },
      },
      warnings,
      effects: {
        events: [anEvent({ type: 'license.amended', data: { licenseId: license.licenseId } }, 5_000 + n)],
        ...{ mails: [], audit: undefined, idempotency: undefined },
        ...effects,
      },
    };
  };
  const issue: AmendmentStage['issue'] = async (changes = {}, n = 1) => {
    const opened = await view.ledger.open(offer(n, { territories: ['DE'], ...changes }));
    if (opened.outcome !== 'opened') throw new Error(`the license was not issued: ${opened.outcome}`);
    return opened.license;
  };
  return { ...staged, change, issue };
};
