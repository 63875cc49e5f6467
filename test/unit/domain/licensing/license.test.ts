import fc from 'fast-check';
import { authorizedSpan, certificateClaims } from '../../../../src/domain/licensing/certificate.ts';
import {
  asOf,
  hasLapsed,
  revocationReasons,
  revoke,
  type License,
} from '../../../../src/domain/licensing/license.ts';
import { usableFor } from '../../../../src/domain/licensing/download.ts';
import {
  aLicense,
  aRevoked,
  aRevocation,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';

type Step = { readonly kind: 'wait'; readonly ms: number } | { readonly kind: 'revoke'; readonly at: number };
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 100 }) }),
    fc.record({ kind: fc.constant('revoke' as const), at: fc.nat({ max: revocationReasons.length - 1 }) }),
  ),
  { maxLength: 12 },
);

const walk = (start: License, moves: readonly Step[]): readonly License[] => {
  let now = noon;
  let license = start;
  return moves.map((step) => {
    if (step.kind === 'wait') now += step.ms;
    else license = revoke(license, aRevocation({ reasonCode: revocationReasons[step.at] ?? 'other' }), now);
    return asOf(license, now);
  });
};

describe('license states', () => {
  it('are final: nothing changes a license after its revocation or expiry', () => {
    fc.assert(
      fc.property(steps, fc.option(fc.nat({ max: 300 }), { nil: undefined }), (moves, lasts) => {
        const start = aLicense(lasts === undefined ? {} : { validUntil: noon + lasts });
        const seen = walk(start, moves);
        const end = seen.findIndex(({ status }) => status !== 'active');
        if (end >= 0) for (const later of seen.slice(end)) expect(later).toEqual(seen[end]);
      }),
    );
  });

  it('never change the granted rights', () => {
    fc.assert(
      fc.property(steps, (moves) => {
        const start = aLicense({ validUntil: noon + 150 });
        for (const later of walk(start, moves)) expect({ ...later, status: 'active' }).toMatchObject(start);
      }),
    );
  });

  it('expire at the first moment after the end', () => {
    const license = aLicense({ validUntil: noon + 1 });
    expect(asOf(license, noon).status).toBe('active');
    expect(asOf(license, noon + 1).status).toBe('expired');
    expect(hasLapsed(aLicense(), Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('never end before they start, even if the clock was set back', () => {
    const ended = revoke(aLicense(), aRevocation(), noon - 60_000);
    expect(ended).toMatchObject({ status: 'revoked', revokedAt: noon });
    expect(authorizedSpan(ended)).toEqual({ from: noon, until: noon });
  });

  it('authorize from the start to the earliest end', () => {
    const license = aLicense({ validUntil: noon + 10 });
    expect(authorizedSpan(license)).toEqual({ from: noon, until: noon + 10 });
    expect(authorizedSpan(aRevoked(license, aRevocation(), noon + 4))).toEqual({
      from: noon,
      until: noon + 4,
    });
    expect(authorizedSpan(aLicense())).toEqual({ from: noon });
  });
});

describe('a license as the key to a download', () => {
  it('permits downloads of its own track, by its own platform, while it is active', () => {
    const use = (license: License | undefined, platform = platformId(), track = trackId(), at = noon) =>
      usableFor(license, platform, track, at);
    expect(use(aLicense()).ok).toBe(true);
    expect(use(undefined)).toMatchObject({ failure: { kind: 'license-not-found' } });
    expect(use(aLicense(), platformId(2))).toMatchObject({ failure: { kind: 'license-not-found' } });
    expect(use(aLicense(), platformId(), trackId(2))).toMatchObject({
      failure: { kind: 'license-track-mismatch' },
    });
    expect(use(aRevoked(aLicense()))).toMatchObject({
      failure: { kind: 'license-not-active', status: 'revoked' },
    });
    expect(use(aLicense({ validUntil: noon }))).toMatchObject({ failure: { status: 'expired' } });
  });
});

describe('a certificate', () => {
  const claims = certificateClaims(
    aLicense({
      metadata: { mail: 'a@b.example' },
      licensee: { name: 'Jo', type: 'end_user', ref: 'jo@b.example' },
    }),
    'https://api.example',
  );

  it('states licensee, rights, territories and the URL of the current status', () => {
    expect(claims).toMatchObject({
      licensee: { name: 'Jo', type: 'end_user' },
      grants: ['sync', 'master_use'],
      excludes: ['public_performance', 'mechanical', 'standalone'],
      territories: ['WORLD'],
      environment: 'live',
      statusUrl: `https://api.example/api/v1/verify/${claims.sub}`,
    });
  });

  it('contains no metadata and no reference of the partner, which could be personal data', () => {
    expect(JSON.stringify(claims)).not.toContain('b.example');
  });

  it('says that a sandbox license grants no rights', () => {
    expect(
      certificateClaims(aLicense({ environment: 'sandbox' }), 'https://api.example').grantsNoRights,
    ).toBe(true);
    expect(claims.grantsNoRights).toBeUndefined();
  });
});
