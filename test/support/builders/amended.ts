import { decideAmendment, type AmendmentFacts } from '../../../src/domain/licensing/amendment.ts';
import type { ActiveLicense, AmendmentRequest } from '../../../src/domain/licensing/license.ts';
import { dayMs, type Instant } from '../../../src/domain/shared/calendar.ts';
import { aLicense, aPlatform, aTrack, noon } from './builders.ts';

export const inGermany = aLicense({ territories: ['DE'] });
/** Facts under which a license for Germany is amended to cover Austria, a day after it was issued. */
export const amendmentFacts = (changes: Partial<AmendmentFacts> = {}): AmendmentFacts => ({
  license: inGermany,
  request: { territories: ['AT'] },
  track: aTrack(),
  platform: aPlatform(),
  quota: { limit: 100, used: 0 },
  now: noon + dayMs,
  ...changes,
});
/** The license as a request amends it. */
export const amended = (license: ActiveLicense, request: AmendmentRequest, now: Instant): ActiveLicense => {
  const decision = decideAmendment(amendmentFacts({ license, request, now }));
  if (!decision.ok) throw new Error(decision.failure.kind);
  return decision.value.license;
};
