import type { RevokeLicenseDto } from '@platform-licensing/client';
import { isOneOf } from '../../kit/display/names.ts';
import { texts } from '../../texts/texts.ts';

type ReasonCode = RevokeLicenseDto['reasonCode'];

/** Names of the reasons for a revocation. */
export const reasonNames: Readonly<Record<ReasonCode, string>> = texts({
  content_deleted: 'licenses.contentDeleted',
  content_unpublished: 'licenses.contentUnpublished',
  issued_in_error: 'licenses.issuedInError',
  terms_breach: 'licenses.breachOfTerms',
  rights_dispute: 'licenses.rightsDispute',
  takedown: 'licenses.trackTakenDown',
  partner_request: 'licenses.partnerRequest',
  other: 'kit.other',
});

/** The reasons as choices. */
export const reasons = () => Object.entries(reasonNames).map(([value, name]) => ({ value, name }));
export const isReason = (value: string): value is ReasonCode => isOneOf(Object.keys(reasonNames))(value);
