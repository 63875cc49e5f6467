import { z } from 'zod';
import { LicenseId } from '../../../../domain/shared/ids.ts';
import { languages } from '../../../../domain/shared/language.ts';
import type { Clock } from '../../../../ports/driven/shared/environment.ts';
import type { Licensing } from '../../../../ports/driving/licensing.ts';
import { endpoint, route, type Endpoint, type ProblemPage } from '../../kernel/route.ts';
import { styleSheet, type Brand } from '../../portal/brand.ts';
import { languageFor, type PageLanguage } from '../../vocabulary/page-language.ts';
import { licensePath } from '../licensing.requests.ts';
import { answerIn, problemIn } from './answer.ts';
import { verdictOf, type Verified } from './verdict.ts';
import { verifyPage } from './verify.page.ts';
import { words } from './words.ts';

const common = {
  access: { kind: 'public', limit: 'verify' },
  tags: ['Verification'],
  undocumented: true,
  gzip: true,
  cacheControl: 'no-store',
  contentSecurityPolicy:
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  problems: [],
} as const;
const ofPage = {
  // Programs that shorten or track links add parameters; those, and a language that is not offered, are ignored.
  query: z.looseObject({ lang: z.enum(languages).optional().catch(undefined) }),
  negotiatesLanguage: true,
} as const;
const page = { description: 'The page.', media: ['text/html'] } as const;

const empty = route({
  ...common,
  ...ofPage,
  operation: 'showVerifyPage',
  method: 'GET',
  path: '/verify',
  access: { kind: 'public' },
  summary: 'Show the page that verifies licenses',
  responses: { 200: page },
});

const ofLicense = route({
  ...common,
  ...ofPage,
  operation: 'showLicenseVerification',
  method: 'GET',
  path: '/verify/{licenseId}',
  summary: 'Show whether a license is in force',
  params: z.strictObject({ licenseId: z.string() }),
  responses: { 200: page, 404: page },
});

const ofText = route({
  ...common,
  ...ofPage,
  operation: 'showCertificateVerification',
  method: 'POST',
  path: '/verify',
  summary: 'Show whether a certificate is genuine',
  body: {
    schema: z.object({ certificate: z.string() }),
    accepts: 'form',
    example: { certificate: 'eyJ0eXAi.eyJpc3Mi.c2ln' },
  },
  responses: { 200: page, 404: page },
});

const style = route({
  ...common,
  operation: 'getVerifyStyle',
  method: 'GET',
  path: '/verify.css',
  access: { kind: 'public' },
  summary: 'Get the style of the page that verifies licenses',
  cacheControl: 'public, max-age=300',
  responses: { 200: { description: 'CSS.', media: ['text/css'] } },
});

export interface VerifyPageDependencies extends Pick<Licensing, 'verifyCertificate' | 'verifyLicense'> {
  readonly clock: Clock;
  readonly brand: Brand;
  /** Whether the icon of the portal can be shown: not if the portal was not built. */
  readonly icon: boolean;
}

/** The ID of a license alone, or in the link of a QR code. */
const licenseIn = (text: string): string | undefined =>
  /^(?:https?:\/\/\S+\/verify\/)?(lic_\w+)$/.exec(text)?.[1];

/** The page /verify, on which people verify certificates without a script. */
export const verifyPageEndpoints = ({
  verifyCertificate,
  verifyLicense,
  clock,
  brand,
  icon,
}: VerifyPageDependencies): readonly Endpoint[] => {
  const css = styleSheet(new URL('verify.css', import.meta.url), brand);
  const look = { brand: brand.name, icon };

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

  const written = (language: PageLanguage, verified?: Verified, pasted?: string) => ({
    bytes: verifyPage(
      look,
      language,
      verified && {
        shown: answerIn(words[language.language], verdictOf(verified)),
        ...(pasted !== undefined && { pasted }),
      },
    ),
    mediaType: 'text/html; charset=utf-8',
    headers: { 'content-language': language.language },
  });
  const answered = (language: PageLanguage, verified: Verified, pasted?: string) => {
    const content = written(language, verified, pasted);
    return verified.kind === 'unknown-license'
      ? ({ status: 404, ...content } as const)
      : ({ status: 200, ...content } as const);
  };

  // The query of a request with a problem may be the problem, so it is read without the schema.
  const problemPage: ProblemPage = (problem, { search, acceptLanguage, body }) => {
    const lang = ofPage.query.parse({ lang: new URLSearchParams(search).get('lang') ?? undefined }).lang;
    const language = languageFor({ query: { lang }, acceptLanguage });
    const shown = problemIn(words[language.language], problem);
    // The text that was pasted stays, so that it can be sent again.
    const { data } = ofText.body.schema.safeParse(body);
    const entered = data && { pasted: data.certificate };
    return { html: verifyPage(look, language, { shown, ...entered }), language: language.language };
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
    ...pages.map((one) => ({ ...one, problemPage })),
    endpoint(style, async () => ({ status: 200, bytes: css, mediaType: 'text/css; charset=utf-8' })),
  ];
};
