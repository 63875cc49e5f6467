import { summaryOf, visibleSummary } from '../../domain/catalog/visibility.ts';
import type { FeeFilter } from '../../domain/fees/fee-list.ts';
import { ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { FeeQuery, ListAllFees, ListFees } from '../../ports/driving/fees/fees.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { managedPlatform } from '../platforms/own-platform.ts';
import { limitedToInvoice } from './fees-on-invoice.ts';
import { feesWithTracks } from './fees-with-tracks.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies extends Cursors {
  readonly feeStore: Pick<FeeStore, 'list'>;
  readonly billing: Pick<BillingStore, 'listInvoices'>;
  readonly registry: PlatformRegistry;
  readonly library: TrackLibrary;
}

export const listFees =
  ({ feeStore, billing, registry, library, ...cursors }: Dependencies): ListFees =>
  async ({ caller, slug, limit, cursor, invoiceId, ...requested }) => {
    const own = await managedPlatform(registry, { caller, slug });
    if (!own.ok) return own;
    const ofPlatform = { ...requested, platformId: own.value.platform.platformId };
    const filter = await limitedToInvoice(billing, ofPlatform, invoiceId);
    if (!filter) return ok({ fees: [], nextCursor: null });
    const page = await pageOf(cursors, { list: 'fees', filter, cursor }, (after) =>
      feeStore.list(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    return ok({ fees: await feesWithTracks(library, items, visibleSummary), nextCursor });
  };

/** Returns the filter with the ID of the platform; undefined if there is no such platform. */
const filterOf = async (
  registry: PlatformRegistry,
  { platform, ...requested }: Omit<FeeQuery, 'invoiceId'>,
): Promise<FeeFilter | undefined> => {
  if (platform === undefined) return requested;
  const named = await namedPlatform(registry, platform);
  return named && { ...requested, platformId: named.platform.platformId };
};

export const listAllFees =
  ({ feeStore, billing, registry, library, ...cursors }: Dependencies): ListAllFees =>
  async ({ limit, cursor, invoiceId, ...requested }) => {
    const ofPlatform = await filterOf(registry, requested);
    const filter = ofPlatform && (await limitedToInvoice(billing, ofPlatform, invoiceId));
    if (!filter) return ok({ fees: [], nextCursor: null });
    const page = await pageOf(cursors, { list: 'staff-fees', filter, cursor }, (after) =>
      feeStore.list(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const ids = [...new Set(items.map(({ platformId }) => platformId))];
    const found = await Promise.all(ids.map((id) => registry.find(id)));
    const platforms = new Map(found.flatMap((one) => (one ? [[one.platform.platformId, one.platform]] : [])));
    const fees = (await feesWithTracks(library, items, summaryOf)).flatMap((listed) => {
      const platform = platforms.get(listed.fee.platformId);
      return platform ? [{ ...listed, platform }] : [];
    });
    return ok({ fees, nextCursor });
  };
