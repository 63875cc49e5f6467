import type { License, RevokeLicenseBodyDto } from '@platform-licensing/client';

export const statuses = [
  { value: 'active', name: 'Active' },
  { value: 'revoked', name: 'Revoked' },
  { value: 'expired', name: 'Expired' },
] as const satisfies readonly { readonly value: License['status']; readonly name: string }[];

export const sources: Readonly<Record<License['source'], string>> = {
  api: 'API or portal',
  webhook: 'Inbound event',
  hub: 'Licensing hub',
  staff: 'Staff',
};

type Reason = RevokeLicenseBodyDto['reasonCode'];

interface RevocationReason {
  readonly value: Reason;
  readonly name: string;
  readonly removes: boolean;
}

/** Reasons for a revocation; `removes`: published content must be removed, whatever the terms say. */
export const revocationReasons: readonly [RevocationReason, ...RevocationReason[]] = [
  { value: 'rights_dispute', name: 'Rights dispute', removes: true },
  { value: 'terms_breach', name: 'Breach of terms', removes: true },
  { value: 'issued_in_error', name: 'Issued in error', removes: true },
  { value: 'takedown', name: 'Track taken down', removes: true },
  { value: 'partner_request', name: 'Request of the platform', removes: false },
  { value: 'content_deleted', name: 'Content deleted', removes: false },
  { value: 'content_unpublished', name: 'Content unpublished', removes: false },
  { value: 'other', name: 'Other', removes: false },
];

export const reasonName = (code: Reason): string =>
  revocationReasons.find(({ value }) => value === code)?.name ?? code;

/** Whether a license was revoked by staff for this reason. A license that had already ended keeps its own end. */
export const isRevokedAs = (
  { revocation }: Pick<License, 'revocation'>,
  { reasonCode, reason }: RevokeLicenseBodyDto,
): boolean =>
  revocation?.actor === 'staff' && revocation.reasonCode === reasonCode && revocation.reason === reason;
