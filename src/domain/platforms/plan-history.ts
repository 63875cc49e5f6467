import type { AuditEntry, AuditNote } from '../audit/entry.ts';
import type { Instant } from '../shared/calendar.ts';
import { addOns, isSamePlan, type AddOn, type Platform } from './platform.ts';
import { tierNames, type TierName } from './tier.ts';

type Detail = AuditNote['detail'];

/** Returns the details by which a note records a change of tier or add-ons; none if both stay. */
export const planDetail = (before: Platform, after: Platform): Detail =>
  isSamePlan(before, after)
    ? {}
    : {
        tierBefore: before.tier,
        tier: after.tier,
        addOnsBefore: before.addOns.join(' '),
        addOns: after.addOns.join(' '),
      };

/** `payment`: a payment, or the lack of one, changed the plan. Otherwise who changed it. */
export const planCauses = ['payment', 'staff', 'operator'] as const;

interface Plan {
  readonly tier: TierName;
  readonly addOns: readonly AddOn[];
}

export interface PlanChangeRecord {
  readonly at: Instant;
  readonly cause: (typeof planCauses)[number];
  readonly before: Plan;
  readonly after: Plan;
}

const planIn = (tier: Detail[string] | undefined, names: Detail[string] | undefined): Plan | undefined => {
  const known = tierNames.find((name) => name === tier);
  const listed = typeof names === 'string' ? names.split(' ') : [];
  return known && { tier: known, addOns: addOns.filter((addOn) => listed.includes(addOn)) };
};

/** Returns the change of plan that an entry records; undefined if it records none. */
export const planChangeIn = ({ at, actor, action, detail }: AuditEntry): PlanChangeRecord | undefined => {
  const before = planIn(detail['tierBefore'], detail['addOnsBefore']);
  const after = planIn(detail['tier'], detail['addOns']);
  const cause = planCauses.find((one) => one === (action.startsWith('billing.') ? 'payment' : actor.kind));
  return before && after && cause && { at, cause, before, after };
};
