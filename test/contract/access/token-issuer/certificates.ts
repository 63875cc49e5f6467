import type { CertificateClaims } from '../../../../src/domain/licensing/certificate.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  aCertificate,
  altered,
  invalid,
  keyIdOf,
  keyIds,
  notACertificate,
  someClaims,
  type TokenIssuerWorld,
} from './stage.ts';

export const certificatePolicies = (make: () => Promise<TokenIssuerWorld>): readonly ContractCase[] => [
  {
    name: 'never takes a certificate for a token, nor a token for a certificate',
    run: async () => {
      const { tokenIssuer } = await make();
      const token = await tokenIssuer.issue(someClaims());
      const certificate = await tokenIssuer.certify(aCertificate(), noon);
      expect(await tokenIssuer.verify(certificate, noon)).toEqual(invalid);
      expect(await tokenIssuer.readCertificate(token)).toEqual(notACertificate);
      const [forTokens, forLicenses] = [
        await keyIds(tokenIssuer, 'access-token', noon),
        await keyIds(tokenIssuer, 'license', noon),
      ];
      expect(forTokens).toHaveLength(1);
      expect(forLicenses).toHaveLength(1);
      expect(forLicenses).not.toEqual(forTokens);
    },
  },
  {
    name: 'certifies the same claims with the same text, whatever order they come in',
    run: async () => {
      const { tokenIssuer, peer } = await make();
      const claims = aCertificate();
      const shuffled = Object.fromEntries(Object.entries(claims).reverse()) as unknown as CertificateClaims;
      const certificate = await tokenIssuer.certify(claims, noon);
      expect(await peer.certify(shuffled, noon + dayMs)).toBe(certificate);
      expect(await peer.readCertificate(certificate)).toEqual({ ok: true, value: claims });
    },
  },
  {
    name: 'reads a certificate years and rotations later, and publishes its key all that time',
    run: async () => {
      const { tokenIssuer, peer, pass } = await make();
      const certificate = await tokenIssuer.certify(aCertificate(), noon);
      for (let year = 1; year <= 3; year++)
        await tokenIssuer.rotate('license', noon + year * 365 * dayMs, undefined);
      pass(1_000);
      const later = noon + 10 * 365 * dayMs;
      expect(await peer.readCertificate(certificate)).toEqual({ ok: true, value: aCertificate() });
      expect(await keyIds(peer, 'license', later)).toHaveLength(4);
      expect(keyIdOf(await peer.certify(aCertificate(), later))).not.toBe(keyIdOf(certificate));
    },
  },
  {
    name: 'rejects a certificate in which anything was changed, and one of another service',
    run: async () => {
      const { tokenIssuer, stranger } = await make();
      const certificate = await tokenIssuer.certify(aCertificate(), noon);
      for (let place = 0; place < certificate.length - 1; place += 37) {
        expect(await tokenIssuer.readCertificate(altered(certificate, place))).toEqual(notACertificate);
      }
      expect(await tokenIssuer.readCertificate(await stranger.certify(aCertificate(), noon))).toEqual(
        notACertificate,
      );
    },
  },
];
