import type { ParametersOf, StaffPlatform } from '@platform-licensing/client';
import { quotas, type Quota } from './quotas.ts';

export type PlatformEdit = ParametersOf<'updatePlatformForStaff'>['body'];

/** The values of the form. An empty quota is that of the tier. */
export interface PlanDraft {
  readonly tier: StaffPlatform['tier'];
  readonly stems: boolean;
  readonly hub: boolean;
  readonly quotas: Readonly<Record<Quota, string>>;
}

export const draftOf = ({ tier, addOns, hub, quotaOverrides }: StaffPlatform): PlanDraft => ({
  tier,
  hub,
  stems: addOns.includes('stems'),
  quotas: Object.fromEntries(
    quotas.map(({ quota }) => [quota, String(quotaOverrides[quota] ?? '')]),
  ) as PlanDraft['quotas'],
});

const figure = /^\d{1,9}$/;
const rate = /^\d{1,7}(\.\d{1,3})?$/;

/** Returns the error of a quota as text. */
const errorOf = (quota: Quota, text: string): string | undefined => {
  const given = text.trim();
  const canBeUnlimited = quotas.find((one) => one.quota === quota)?.canBeUnlimited === true;
  if (given === '' || (canBeUnlimited && given === 'unlimited')) return undefined;
  if (quota === 'requestsPerSecond')
    return rate.test(given) && Number(given) > 0 ? undefined : 'Enter a number greater than 0.';
  if (quota === 'burst')
    return figure.test(given) && Number(given) > 0 ? undefined : 'Enter a whole number greater than 0.';
  return figure.test(given) ? undefined : 'Enter a whole number, or “unlimited”.';
};

/** Returns the error of a quota that the draft changes. One that it leaves as agreed is never wrong. */
export const quotaError = (before: StaffPlatform, draft: PlanDraft, quota: Quota): string | undefined =>
  draft.quotas[quota].trim() === draftOf(before).quotas[quota]
    ? undefined
    : errorOf(quota, draft.quotas[quota]);

const valueOf = (text: string): number | 'unlimited' | null =>
  text === '' ? null : text === 'unlimited' ? text : Number(text);

/** Returns the members that the draft changes; undefined if it changes nothing or has an error. */
export const editOf = (before: StaffPlatform, draft: PlanDraft): PlatformEdit | undefined => {
  const start = draftOf(before);
  if (quotas.some(({ quota }) => quotaError(before, draft, quota) !== undefined)) return undefined;
  const changed = quotas
    .map(({ quota }) => [quota, draft.quotas[quota].trim()] as const)
    .filter(([quota, text]) => text !== start.quotas[quota]);
  const edit: PlatformEdit = {
    ...(draft.tier !== start.tier && { tier: draft.tier }),
    ...(draft.stems !== start.stems && { addOns: draft.stems ? ['stems'] : [] }),
    ...(draft.hub !== start.hub && { hub: draft.hub }),
    ...(changed.length > 0 && {
      quotas: Object.fromEntries(changed.map(([quota, text]) => [quota, valueOf(text)])),
    }),
  };
  return Object.keys(edit).length > 0 ? edit : undefined;
};
