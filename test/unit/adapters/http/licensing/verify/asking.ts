import {
  verifyPageEndpoints,
  type VerifyPageDependencies,
} from '../../../../../../src/adapters/http/licensing/certificate/verify-page.endpoints.ts';
import type { LicenseVerification } from '../../../../../../src/ports/driving/licensing.ts';
import { aLicense, noon } from '../../../../../support/builders/builders.ts';
import { exchangeWith, unreached } from '../../exchange.ts';

export const license = aLicense();
export const dayMs = 86_400_000;
export const state: LicenseVerification = {
  licenseId: license.licenseId,
  trackId: license.trackId,
  contentTypes: ['ugc_video'],
  territories: ['AT', 'DE'],
  media: ['online'],
  status: 'active',
  compliance: { state: 'clear' },
  publishedContentSurvives: true,
  authorizedFrom: noon,
  environment: 'live',
  version: 1,
};

export const asking = (
  some: Partial<VerifyPageDependencies>,
  others?: NonNullable<Parameters<typeof exchangeWith>[1]>['others'],
) =>
  exchangeWith(
    verifyPageEndpoints({
      verifyCertificate: unreached,
      verifyLicense: unreached,
      clock: { now: () => noon },
      brand: { name: 'Acme & Sons', accent: '#6b21a8', logo: undefined },
      icon: true,
      ...some,
    }),
    { ...(others && { others }) },
  );

/** The text of a page, with single blanks. */
export const wordsOf = (page: string): string =>
  page
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

export const paste = async (
  ask: ReturnType<typeof asking>,
  certificate: string,
  { path = '/verify', acceptLanguage = 'en' }: { path?: string; acceptLanguage?: string } = {},
) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'accept-language': acceptLanguage,
  };
  const body = new URLSearchParams({ certificate }).toString();
  const { status, text } = await ask('POST', path, { body, headers });
  return { status, text, words: wordsOf(text) };
};
