import type { z } from 'zod';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { InvoiceId, LicenseId } from '../../../domain/shared/ids.ts';
import type { Fees, ListedFee } from '../../../ports/driving/fees/fees.ts';
import { trackSummaryView } from '../catalog/track-summary.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf, momentOf } from '../vocabulary/fields.ts';
import * as routes from './fees.contract.ts';

type Query = Omit<z.output<typeof routes.listFees.query>, 'limit' | 'cursor'>;

const filterOf = ({ licenseId, invoiceId, since, until, ...query }: Query) => ({
  ...query,
  ...(licenseId !== undefined && { licenseId: LicenseId(licenseId) }),
  ...(invoiceId !== undefined && { invoiceId: InvoiceId(invoiceId) }),
  ...(since !== undefined && { since: instantOf(since) }),
  ...(until !== undefined && { until: momentOf(until) }),
});

const feeView = ({ fee, track }: ListedFee, base: string) => {
  const { feeId, kind, licenseId, version, trackId, amount, currency, at } = fee;
  return {
    ...{ feeId, kind, licenseId, version, trackId, ...trackSummaryView(track, base) },
    ...{ amount, currency, at: timestamp(at) },
  };
};

/** `baseUrl` is the public URL of the service. */
export const feeEndpoints = ({
  listFees,
  listAllFees,
  baseUrl,
}: Omit<Fees, 'invoiceDueFees'> & { readonly baseUrl: string }): readonly Endpoint[] => [
  endpoint(routes.listFees, async ({ caller, params: { slug }, query: { limit, cursor, ...query } }) => {
    const after = cursor === undefined ? {} : { cursor };
    const page = await listFees({ caller, slug, ...filterOf(query), limit, ...after });
    if (!page.ok) return page;
    const { fees, nextCursor } = page.value;
    const data = fees.map((fee) => feeView(fee, baseUrl));
    return { status: 200, body: { data, pagination: { limit, nextCursor } } };
  }),

  endpoint(routes.listAllFees, async ({ query: { limit, cursor, platform, mode, ...query } }) => {
    const asked = {
      ...filterOf(query),
      ...(platform !== undefined && { platform }),
      ...(mode && { mode }),
      ...(cursor !== undefined && { cursor }),
    };
    const page = await listAllFees({ ...asked, limit });
    if (!page.ok) return page;
    const { fees, nextCursor } = page.value;
    const data = fees.map((listed) => {
      const { platformId, slug, name } = listed.platform;
      return {
        ...feeView(listed, baseUrl),
        mode: listed.fee.mode,
        platform: { platformId, slug, name },
      };
    });
    return { status: 200, body: { data, pagination: { limit, nextCursor } } };
  }),
];
