import type { RevokeLicenseDto } from '@platform-licensing/client';
import { isOneOf } from '../../kit/display/names.ts';

type ReasonCode = RevokeLicenseDto['reasonCode'];

/** Names of the reasons for a revocation. */
const names: Readonly<Record<ReasonCode, string>> = {
  content_deleted: 'Content deleted',
  content_unpublished: 'Content unpublished',
  issued_in_error: 'Issued in error',
  terms_breach: 'Breach of terms',
  rights_dispute: 'Rights dispute',
  takedown: 'Track taken down',
  partner_request: 'Partner request',
  other: 'Other',
};

export const reasons = Object.entries(names).map(([value, name]) => ({ value, name }));
export const isReason = (value: string): value is ReasonCode => isOneOf(Object.keys(names))(value);
