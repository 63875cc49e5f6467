import {
  CheckoutId,
  ContentId,
  EventId,
  LicenseId,
  PlatformId,
  TrackId,
  UsageId,
} from '../../../src/domain/shared/ids.ts';

/** Writes that were acknowledged to a writer, one JSON line each. */
export type Acknowledgement =
  | { readonly done: 'issued'; readonly license: string }
  | { readonly done: 'revoked'; readonly license: string }
  | { readonly done: 'paid'; readonly event: string }
  | { readonly done: 'reported'; readonly usage: string }
  | { readonly done: 'taken-in'; readonly track: string; readonly version: number };

/** All names that belong to the nth license, track or report of a writer: what is missing of it can be named. */
export const namesOf = (writer: string, n: number) => {
  const name = `${writer}_${n}`;
  return {
    license: LicenseId(`lic_${name}`),
    content: ContentId(`content_${name}`),
    track: TrackId(`trk_${name}`),
    usage: UsageId(`use_${name}`),
    payer: PlatformId(`plt_${name}`),
    checkout: CheckoutId(`chk_${name}`),
    idempotency: `receipt_lic_${name}`,
    issued: EventId(`evt_issued_lic_${name}`),
    revoked: EventId(`evt_revoked_lic_${name}`),
    takenIn: EventId(`evt_taken_in_trk_${name}`),
  };
};
