import type { CertificateClaims } from '../../../src/domain/licensing/certificate.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { noon } from '../../support/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aCertificate,
  altered,
  invalid,
  keyIdOf,
  keyIds,
  notACertificate,
  someClaims,
  type MintWorld,
} from './stage.ts';

export const certificatePolicies = (make: () => Promise<MintWorld>): readonly ContractCase[] => [
  {
    name: 'never takes a certificate for a token, nor a token for a certificate',
    run: async () => {
      const { mint } = await make();
      const token = await mint.mint(someClaims());
      const certificate = await mint.certify(aCertificate(), noon);
      expect(await mint.verify(certificate, noon)).toEqual(invalid);
      expect(await mint.readCertificate(token)).toEqual(notACertificate);
      const [forTokens, forLicenses] = [
        await keyIds(mint, 'access-token', noon),
        await keyIds(mint, 'license', noon),
      ];
      expect(forTokens).toHaveLength(1);
      expect(forLicenses).toHaveLength(1);
      expect(forLicenses).not.toEqual(forTokens);
    },
  },
  {
    name: 'certifies the same claims with the same text, whatever order they come in',
    run: async () => {
      const { mint, rival } = await make();
      const claims = aCertificate();
      const shuffled = Object.fromEntries(Object.entries(claims).reverse()) as unknown as CertificateClaims;
      const certificate = await mint.certify(claims, noon);
      expect(await rival.certify(shuffled, noon + dayMs)).toBe(certificate);
      expect(await rival.readCertificate(certificate)).toEqual({ ok: true, value: claims });
    },
  },
  {
    name: 'reads a certificate years and rotations later, and publishes its key all that time',
    run: async () => {
      const { mint, rival, pass } = await make();
      const certificate = await mint.certify(aCertificate(), noon);
      for (let year = 1; year <= 3; year++) await mint.rotate('license', noon + year * 365 * dayMs);
      pass(1_000);
      const later = noon + 10 * 365 * dayMs;
      expect(await rival.readCertificate(certificate)).toEqual({ ok: true, value: aCertificate() });
      expect(await keyIds(rival, 'license', later)).toHaveLength(4);
      expect(keyIdOf(await rival.certify(aCertificate(), later))).not.toBe(keyIdOf(certificate));
    },
  },
  {
    name: 'refuses a certificate in which anything was changed, and one of another service',
    run: async () => {
      const { mint, stranger } = await make();
      const certificate = await mint.certify(aCertificate(), noon);
      for (let place = 0; place < certificate.length - 1; place += 37) {
        expect(await mint.readCertificate(altered(certificate, place))).toEqual(notACertificate);
      }
      expect(await mint.readCertificate(await stranger.certify(aCertificate(), noon))).toEqual(
        notACertificate,
      );
    },
  },
];
