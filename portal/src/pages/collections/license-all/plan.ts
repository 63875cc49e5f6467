import type { CollectionTrack, CreateLicenseDto, LicensePreflight } from '@platform-licensing/client';

export type Verdict = LicensePreflight['results'][number];

/** The effect that issuing would have for one track. */
export type Step =
  | { readonly kind: 'new'; readonly order: CreateLicenseDto }
  | { readonly kind: 'existing'; readonly licenseId: string }
  | { readonly kind: 'rejected'; readonly verdict: Verdict }
  /** The track is not available, so that it was not checked. */
  | { readonly kind: 'unavailable' };

/** The step of each track, by its ID. */
export type Plan = ReadonlyMap<string, Step>;

/** The number of requests that one preflight accepts. */
const perPreflight = 100;

/** Returns the requests for the tracks that can be licensed, all with the same members. */
export const ordersFor = (
  tracks: readonly CollectionTrack[],
  order: CreateLicenseDto,
): readonly CreateLicenseDto[] =>
  tracks.filter(({ status }) => status === 'available').map(({ trackId }) => ({ ...order, trackId }));

/** Returns the requests in the groups that one preflight accepts. */
export const inGroups = (orders: readonly CreateLicenseDto[]): readonly (readonly CreateLicenseDto[])[] =>
  Array.from({ length: Math.ceil(orders.length / perPreflight) }, (_, at) =>
    orders.slice(at * perPreflight, (at + 1) * perPreflight),
  );

const stepOf = (order: CreateLicenseDto, verdict: Verdict): Step => {
  if (!verdict.allowed) return { kind: 'rejected', verdict };
  return verdict.licenseId === undefined
    ? { kind: 'new', order }
    : { kind: 'existing', licenseId: verdict.licenseId };
};

/** Returns the plan for the results of the preflights, which are in the order of the requests. */
export const planOf = (
  tracks: readonly CollectionTrack[],
  orders: readonly CreateLicenseDto[],
  verdicts: readonly Verdict[],
): Plan => {
  const checked = new Map(
    orders.flatMap((order, at) => {
      const verdict = verdicts[at];
      return verdict ? [[order.trackId, stepOf(order, verdict)] as const] : [];
    }),
  );
  return new Map(
    tracks.map(({ trackId }) => [trackId, checked.get(trackId) ?? { kind: 'unavailable' }] as const),
  );
};

/** Returns the requests that issuing would send. */
export const toIssue = (plan: Plan): readonly CreateLicenseDto[] =>
  [...plan.values()].flatMap((step) => (step.kind === 'new' ? [step.order] : []));
