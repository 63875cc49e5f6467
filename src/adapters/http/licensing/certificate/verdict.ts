import type { CertificateClaims } from '../../../../domain/licensing/certificate.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { LicenseVerification } from '../../../../ports/driving/licensing.ts';

/** The license that a person asked about, at the time of the request. */
interface Found {
  readonly license: LicenseVerification;
  readonly inForce: boolean;
}

/** No license was found. */
interface NothingFound {
  readonly kind: 'empty' | 'not-genuine' | 'unknown-license';
}

/** The outcome of a request to verify. */
export type Verified =
  | NothingFound
  | ({ readonly kind: 'license' } & Found)
  | ({
      readonly kind: 'certificate';
      readonly claims: CertificateClaims;
      /** Whether the certificate shows the current version. */
      readonly current: boolean;
    } & Found);

/** The state of a license. Territories are present if it applies only there. */
export type State =
  | { readonly kind: 'sandbox' }
  | {
      readonly kind: 'must-remove';
      readonly removeBy: Instant;
      readonly territories: readonly string[] | undefined;
      /** Territories in which nothing new may be published for another reason. */
      readonly onHold: readonly string[] | undefined;
      /** Whether the license is in force in its other territories. */
      readonly inForce: boolean;
    }
  | { readonly kind: 'not-yet'; readonly from: Instant }
  | {
      readonly kind: 'revoked' | 'expired';
      readonly at: Instant | undefined;
      readonly contentSurvives: boolean;
    }
  | { readonly kind: 'on-hold'; readonly territories: readonly string[] | undefined }
  | { readonly kind: 'in-force' };

/** An answer as values. */
export type Verdict =
  | NothingFound
  | ({ readonly state: State; readonly permitsNow: boolean } & (
      | { readonly kind: 'license'; readonly license: LicenseVerification }
      | {
          readonly kind: 'certificate';
          readonly claims: CertificateClaims;
          /** The current version, if the certificate shows an earlier one. */
          readonly amendedTo: number | undefined;
        }
    ));

/** Whether the license permits anything now, somewhere. */
const permitsNow = ({ license: { compliance, environment }, inForce }: Found): boolean =>
  inForce &&
  environment === 'live' &&
  (compliance.state !== 'must_remove' || compliance.territories !== undefined);

/** Returns the state of the license. The most severe state wins. */
const stateOf = ({ license, inForce }: Found): State => {
  const { compliance, status, authorizedFrom, authorizedUntil, publishedContentSurvives } = license;
  if (license.environment === 'sandbox') return { kind: 'sandbox' };
  if (compliance.state === 'must_remove') {
    const { removeBy, territories, onHold } = compliance;
    return { kind: 'must-remove', removeBy, territories, onHold, inForce };
  }
  if (!inForce) {
    if (status === 'active') return { kind: 'not-yet', from: authorizedFrom };
    return { kind: status, at: authorizedUntil, contentSurvives: publishedContentSurvives };
  }
  if (compliance.state === 'on_hold') return { kind: 'on-hold', territories: compliance.territories };
  return { kind: 'in-force' };
};

/** Returns the answer to a person who verifies a certificate or a license. */
export const verdictOf = (verified: Verified): Verdict => {
  if (!('license' in verified)) return verified;
  const { license } = verified;
  const found = { state: stateOf(verified), permitsNow: permitsNow(verified) };
  if (verified.kind === 'license') return { ...found, kind: 'license', license };
  const amendedTo = verified.current ? undefined : license.version;
  return { ...found, kind: 'certificate', claims: verified.claims, amendedTo };
};
