import { z } from 'zod';
import { LicenseId } from '../../../../domain/shared/ids.ts';
import type { Clock } from '../../../../ports/driven/shared/environment.ts';
import type { Licensing } from '../../../../ports/driving/licensing.ts';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import type { Brand } from '../../portal/brand.ts';
import { lookOf, type LookSettings } from '../../vocabulary/look.ts';
import { languageFor, type PageLanguage } from '../../vocabulary/text-page/page-language.ts';
import {
  pageContent,
  pageResponse,
  pageRoute,
  pageStyleEndpoint,
  withProblems,
} from '../../vocabulary/text-page/page-routes.ts';
import { licensePath } from '../licensing.requests.ts';
import { answerIn, problemIn } from './answer.ts';
import { verdictOf, type Verified } from './verdict.ts';
import { verifyPage } from './verify.page.ts';
import { words } from './words.ts';

const common = {
  ...pageRoute,
  access: { kind: 'public', limit: 'verify' },
  tags: ['Verification'],
} as const;

const empty = route({
  ...common,
  operation: 'showVerifyPage',
  method: 'GET',
  path: '/verify',
  access: { kind: 'public' },
  summary: 'Show the page that verifies licenses',
  responses: { 200: pageResponse },
});

const ofLicense = route({
  ...common,
  operation: 'showLicenseVerification',
  method: 'GET',
  path: '/verify/{licenseId}',
  summary: 'Show whether a license is in force',
  params: z.strictObject({ licenseId: z.string() }),
  responses: { 200: pageResponse, 404: pageResponse },
});

const ofText = route({
  ...common,
  operation: 'showCertificateVerification',
  method: 'POST',
  path: '/verify',
  summary: 'Show whether a certificate is genuine',
  body: {
    schema: z.object({ certificate: z.string() }),
    accepts: 'form',
    example: { certificate: 'eyJ0eXAi.eyJpc3Mi.c2ln' },
  },
  responses: { 200: pageResponse, 404: pageResponse },
});

export interface VerifyPageDependencies
  extends LookSettings, Pick<Licensing, 'verifyCertificate' | 'verifyLicense'> {
  readonly clock: Clock;
  readonly brand: Brand;
}

/** The ID of a license alone, or in the link of a QR code. */
const licenseIn = (text: string): string | undefined =>
  /^(?:https?:\/\/\S+\/verify\/)?(lic_\w+)$/.exec(text)?.[1];

/** The page /verify, on which people verify certificates without a script. */
export const verifyPageEndpoints = ({
  verifyCertificate,
  verifyLicense,
  clock,
  ...page
}: VerifyPageDependencies): readonly Endpoint[] => {
  const look = lookOf(page);

  const byLicense = async (text: string): Promise<Verified> => {
    const { data } = licensePath.safeParse({ licenseId: text });
    const found = data && (await verifyLicense({ licenseId: LicenseId(data.licenseId), asOf: clock.now() }));
    if (!found?.ok) return { kind: 'unknown-license' };
    return { kind: 'license', license: found.value, inForce: found.value.asOf?.inForce ?? false };
  };

  const byCertificate = async (text: string): Promise<Verified> => {
    const checked = await verifyCertificate(text);
    return checked.ok && checked.value.genuine
      ? { kind: 'certificate', ...checked.value }
      : { kind: 'not-genuine' };
  };

  const written = (language: PageLanguage, verified?: Verified, pasted?: string) =>
    pageContent(
      language,
      verifyPage(
        look,
        language,
        verified && {
          shown: answerIn(words[language.language], verdictOf(verified)),
          ...(pasted !== undefined && { pasted }),
        },
      ),
    );
  const answered = (language: PageLanguage, verified: Verified, pasted?: string) => {
    const content = written(language, verified, pasted);
    return verified.kind === 'unknown-license'
      ? ({ status: 404, ...content } as const)
      : ({ status: 200, ...content } as const);
  };

  const pages = [
    endpoint(empty, async (request) => ({ status: 200, ...written(languageFor(request)) })),
    endpoint(ofLicense, async (request) =>
      answered(languageFor(request), await byLicense(request.params.licenseId)),
    ),
    endpoint(ofText, async (request) => {
      // Text that is copied from a PDF or an email has line breaks.
      const text = request.body.certificate.replaceAll(/\s/g, '');
      const licenseId = licenseIn(text);
      const verified =
        licenseId !== undefined
          ? await byLicense(licenseId)
          : text.includes('.')
            ? await byCertificate(text)
            : ({ kind: 'empty' } as const);
      return answered(languageFor(request), verified, text);
    }),
  ];
  return [
    ...withProblems(pages, (language, problem, body) => {
      // The text that was pasted stays, so that it can be sent again.
      const { data } = ofText.body.schema.safeParse(body);
      const entered = data && { pasted: data.certificate };
      return verifyPage(look, language, { shown: problemIn(words[language.language], problem), ...entered });
    }),
    pageStyleEndpoint(page.brand),
  ];
};
