import type { CertificateClaims } from '../../../../domain/licensing/certificate.ts';
import type { LicenseVerification } from '../../../../ports/driving/licensing.ts';
import type { Fact } from '../../pdf/page.ts';
import { words, type Words } from './words.ts';

const end = (at: string | number | undefined, { time, texts }: Words): string =>
  at === undefined ? texts.noEndDate : time(at);

/** Returns what a certificate permits, and to whom. */
export const permittedBy = (claims: CertificateClaims, wording: Words): readonly Fact[] => {
  const { inWords, countries, time, word } = wording;
  const { labels } = wording.texts;
  return [
    [labels.licensee, `${claims.licensee.name} (${word(claims.licensee.type)})`],
    [labels.trackId, claims.trackId],
    [labels.contentId, claims.contentId],
    [labels.contentTypes, inWords(claims.contentTypes ?? [claims.contentType])],
    [labels.media, inWords(claims.media)],
    [labels.territories, countries(claims.territories)],
    [labels.grants, inWords(claims.grants)],
    [labels.excludes, inWords(claims.excludes)],
    [labels.validFrom, time(claims.validFrom)],
    [labels.validUntil, end(claims.validUntil, wording)],
  ];
};

/** Returns what anyone who knows the ID of a license may see of it. */
export const publicFacts = (license: LicenseVerification, wording: Words): readonly Fact[] => {
  const { inWords, countries, time } = wording;
  const { labels } = wording.texts;
  return [
    [labels.licenseId, license.licenseId],
    [labels.trackId, license.trackId],
    [labels.contentTypes, inWords(license.contentTypes)],
    [labels.media, inWords(license.media)],
    [labels.territories, countries(license.territories)],
    [labels.authorizedFrom, time(license.authorizedFrom)],
    [labels.authorizedUntil, end(license.authorizedUntil, wording)],
  ];
};

const environments = { live: 'Live', sandbox: 'Sandbox: this license grants no rights' } as const;

/** Returns every claim of a certificate in words, for the PDF, which is in English. */
export const factsOf = (claims: CertificateClaims): readonly Fact[] => [
  [words.en.texts.labels.licenseId, claims.sub],
  ['Version', String(claims.version ?? 1)],
  ...permittedBy(claims, words.en),
  ['Platform ID', claims.platformId],
  ['Environment', environments[claims.environment]],
  ['Issued', words.en.time(claims.iat * 1000)],
  ['Issuer', claims.iss],
  ['Terms (SHA-256)', claims.termsHash],
  ['Current status', claims.statusUrl],
];
