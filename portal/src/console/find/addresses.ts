import type { SearchHit, StaffMember } from '@platform-licensing/client';
import { isAdmin, mayBill, mayIdentify, mayReview } from '../roles.ts';

export const kindNames: Readonly<Record<SearchHit['kind'], string>> = {
  track: 'Track',
  license: 'License',
  platform: 'Platform',
  decision: 'Decision',
  appeal: 'Appeal',
  notice: 'Report',
  artist: 'Artist or label',
  staff: 'Member of staff',
  enrichment: 'Enrichment',
  checkout: 'Checkout',
  invoice: 'Invoice',
  event: 'Event',
  delivery: 'Delivery',
  period: 'Royalty period',
  statement: 'Royalty statement',
  account: 'Payee',
  payout_run: 'Payout run',
  payout: 'Payout',
};

/** Returns the address of the page that shows a record; undefined if none does, or if the member may not see it. */
export const addressOf = (
  { kind, id, trackId, platformId, runId }: Omit<SearchHit, 'summary'>,
  member: Pick<StaffMember, 'roles'>,
): string | undefined => {
  switch (kind) {
    case 'track':
      return mayReview(member) ? `/tracks/${id}` : undefined;
    case 'decision':
      return mayReview(member) && trackId !== undefined ? `/tracks/${trackId}#${id}` : undefined;
    case 'license':
      return mayReview(member) ? `/licenses/${id}` : undefined;
    case 'appeal':
      return mayReview(member) ? `/appeals/${id}` : undefined;
    case 'artist':
      return mayReview(member) ? `/artists/${id}` : undefined;
    case 'notice':
      return mayIdentify(member) ? `/notices/${id}` : undefined;
    case 'staff':
      return isAdmin(member) ? '/people' : undefined;
    case 'platform':
      return `/platforms/${id}`;
    case 'invoice':
      return mayBill(member) ? `/finance?invoiceId=${id}&platform=${platformId ?? ''}` : undefined;
    case 'period':
      return mayBill(member) ? `/finance/royalties?period=${id}` : undefined;
    case 'statement':
      return mayBill(member) ? `/finance/statement?id=${id}` : undefined;
    case 'account':
      return mayBill(member) ? `/finance/payees?account=${id}` : undefined;
    case 'payout_run':
      return mayBill(member) ? `/finance/payouts?run=${id}` : undefined;
    case 'payout':
      return mayBill(member) && runId !== undefined ? `/finance/payouts?run=${runId}` : undefined;
    case 'event':
      return `/events/${id}`;
    case 'delivery':
      return `/deliveries/${id}`;
    case 'enrichment':
    case 'checkout':
      return platformId === undefined ? undefined : `/platforms/${platformId}`;
  }
};
