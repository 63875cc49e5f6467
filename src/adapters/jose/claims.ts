import { z } from 'zod';
import { isScope } from '../../domain/access/scope.ts';
import { tierNames } from '../../domain/platforms/tier.ts';
import { ClientId, CredentialId, PlatformId } from '../../domain/shared/ids.ts';
import type { CertificateClaims } from '../../domain/licensing/certificate.ts';
import type { AccessClaims } from '../../ports/driven/access/token-issuer.ts';

/** The issuer and the audience of tokens: a token with another one is rejected. */
export interface Parties {
  readonly issuer: string;
  readonly audience: string;
}

const accessForm = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string(),
  client_id: z.string(),
  scope: z.string(),
  tier: z.enum(tierNames),
  credential_id: z.string(),
  session_epoch: z.int(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
});

const seconds = (ms: number): number => Math.floor(ms / 1000);
const encode = (payload: object): Uint8Array => new TextEncoder().encode(JSON.stringify(payload));

const decode = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

/**
 * Returns the payload of RFC 9068 §2.2, with the platform's tier and the credential with which the token
 * ends.
 */
export const accessPayload = (claims: AccessClaims, { issuer, audience }: Parties): Uint8Array =>
  encode({
    iss: issuer,
    aud: audience,
    sub: claims.platformId,
    client_id: claims.clientId,
    scope: claims.scopes.join(' '),
    tier: claims.tier,
    credential_id: claims.grant.credentialId,
    session_epoch: claims.grant.sessionEpoch,
    jti: claims.tokenId,
    iat: seconds(claims.issuedAt),
    exp: seconds(claims.expiresAt),
  } satisfies z.input<typeof accessForm>);

export const accessClaims = (
  payload: Uint8Array,
  { issuer, audience }: Parties,
): AccessClaims | undefined => {
  const { data } = accessForm.safeParse(decode(payload));
  if (data?.iss !== issuer || data.aud !== audience) return undefined;
  return {
    tokenId: data.jti,
    platformId: PlatformId(data.sub),
    clientId: ClientId(data.client_id),
    scopes: data.scope.split(' ').filter(isScope),
    tier: data.tier,
    grant: { credentialId: CredentialId(data.credential_id), sessionEpoch: data.session_epoch },
    issuedAt: data.iat * 1000,
    expiresAt: data.exp * 1000,
  };
};

const texts = z.array(z.string());

const certificateForm = z.object({
  iss: z.string(),
  sub: z.string(),
  iat: z.int(),
  licensee: z.object({ name: z.string(), type: z.enum(['platform', 'end_user']) }),
  grants: texts,
  excludes: texts,
  trackId: z.string(),
  platformId: z.string(),
  contentId: z.string(),
  contentType: z.string(),
  contentTypes: texts.exactOptional(),
  territories: texts,
  media: texts,
  validFrom: z.string(),
  validUntil: z.string().exactOptional(),
  environment: z.enum(['live', 'sandbox']),
  grantsNoRights: z.literal(true).exactOptional(),
  termsHash: z.string(),
  version: z.int().exactOptional(),
  statusUrl: z.string(),
});

/** Returns the members in a fixed order, so that the same claims are the same bytes. */
export const certificatePayload = (claims: CertificateClaims): Uint8Array =>
  encode(certificateForm.parse(claims));

/**
 * Reads the claims without comparing the issuer, because certificates survive a move of the service to
 * another address.
 */
export const certificateClaimsOf = (payload: Uint8Array): CertificateClaims | undefined =>
  certificateForm.safeParse(decode(payload)).data;
