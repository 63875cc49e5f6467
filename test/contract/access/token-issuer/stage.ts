import { certificateClaims, type CertificateClaims } from '../../../../src/domain/licensing/certificate.ts';
import { ClientId, CredentialId } from '../../../../src/domain/shared/ids.ts';
import type { AccessClaims, TokenIssuer } from '../../../../src/ports/driven/access/token-issuer.ts';
import { aLicense, noon, platformId } from '../../../support/builders/builders.ts';

/** Two processes that sign with one ring of keys, empty at first. */
export interface TokenIssuerWorld {
  readonly tokenIssuer: TokenIssuer;
  readonly peer: TokenIssuer;
  /** For other partners: the same ring, another audience. */
  readonly elsewhere: TokenIssuer;
  /** Another service: keys of its own, the same issuer and audience. */
  readonly stranger: TokenIssuer;
  /** How often the ring was read. */
  readonly readings: () => number;
  /** Lets time go by for whatever is kept in memory. */
  readonly pass: (ms: number) => void;
}

export const minute = 60_000;
export const hour = 60 * minute;

export const someClaims = (changes: Partial<AccessClaims> = {}): AccessClaims => ({
  tokenId: 'tok_1',
  platformId: platformId(),
  clientId: ClientId('cli_1'),
  scopes: ['tracks:read', 'licenses:write'],
  tier: 'growth',
  grant: { credentialId: CredentialId('crd_1'), sessionEpoch: 3 },
  issuedAt: noon,
  expiresAt: noon + hour,
  ...changes,
});

export const aCertificate = (): CertificateClaims => certificateClaims(aLicense(), 'https://api.example');

export const keyIds = async (tokenIssuer: TokenIssuer, purpose: 'access-token' | 'license', at: number) =>
  (await tokenIssuer.publicKeys(purpose, at)).keys.map((key) => key['kid']);

export const keyIdOf = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: unknown }).kid;

export const invalid = { ok: false, failure: { kind: 'token-invalid' } };
export const expired = { ok: false, failure: { kind: 'token-expired' } };
export const notACertificate = { ok: false, failure: { kind: 'certificate-invalid' } };

/** A text with the sign at a place replaced by another. */
export const altered = (text: string, place: number): string =>
  text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);
