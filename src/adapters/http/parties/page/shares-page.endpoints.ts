import { z } from 'zod';
import { languages } from '../../../../domain/shared/language.ts';
import type { Confirmations } from '../../../../ports/driving/parties/confirmations.ts';
import { mailedCode } from '../../artists/artist-sessions.contract.ts';
import { endpoint, route, type Endpoint, type ProblemPage } from '../../kernel/route.ts';
import type { Brand } from '../../portal/brand.ts';
import { languageFor, type PageLanguage } from '../../vocabulary/page-language.ts';
import { reason, shareCode } from '../confirmation.schemas.ts';
import { answerOf } from '../confirmations.handlers.ts';
import { sharesPage, type SharesResult } from './shares.page.ts';
import type { Notice, SharesTexts } from './texts/texts.ts';
import { words } from './words.ts';

const common = {
  path: '/shares',
  tags: ['Parties'],
  undocumented: true,
  gzip: true,
  cacheControl: 'no-store',
  contentSecurityPolicy:
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  problems: [],
  // Programs that shorten or track links add parameters; those, and a language that is not offered, are ignored.
  query: z.looseObject({ lang: z.enum(languages).optional().catch(undefined) }),
  negotiatesLanguage: true,
} as const;
const page = { description: 'The page.', media: ['text/html'] } as const;

const empty = route({
  ...common,
  operation: 'showSharesPage',
  method: 'GET',
  access: { kind: 'public' },
  summary: 'Show the page on which shares are confirmed',
  responses: { 200: page },
});

const ofCode = route({
  ...common,
  operation: 'showShares',
  method: 'POST',
  access: { kind: 'public', limit: 'share-confirmations' },
  summary: 'Show and answer shares',
  body: {
    // Text that is copied from an email can have spaces and line breaks.
    schema: z.object({
      code: z
        .string()
        .max(200)
        .transform((text) => text.replaceAll(/\s/g, ''))
        .pipe(mailedCode(shareCode)),
      answer: z.enum(['confirm', 'dispute', 'optOut']).exactOptional(),
      // Forms send line breaks as two characters.
      reason: z
        .string()
        .transform((text) => text.replaceAll('\r\n', '\n'))
        .pipe(z.literal('').or(reason))
        .exactOptional(),
    }),
    accepts: 'form',
    example: { code: shareCode },
  },
  responses: { 200: page, 404: page, 409: page },
});

export interface SharesPageDependencies extends Pick<Confirmations, 'readShares' | 'answerShares'> {
  readonly brand: Pick<Brand, 'name'>;
  /** Whether the icon of the portal can be shown: not if the portal was not built. */
  readonly icon: boolean;
}

const noticeOf = (
  { replaced, changed }: SharesTexts['problems'],
  kind: 'share-code-replaced' | 'shares-changed',
): Notice => (kind === 'share-code-replaced' ? replaced : changed);

/** The page /shares, on which parties confirm their shares without a script. */
export const sharesPageEndpoints = ({
  readShares,
  answerShares,
  brand,
  icon,
}: SharesPageDependencies): readonly Endpoint[] => {
  const look = { brand: brand.name, icon };
  const written = (language: PageLanguage, result?: SharesResult) => ({
    bytes: sharesPage(look, language, result),
    mediaType: 'text/html; charset=utf-8',
    headers: { 'content-language': language.language },
  });

  // The query of a request with a problem may be the problem, so it is read without the schema.
  const problemPage: ProblemPage = ({ status, retryAfter = 1 }, { search, acceptLanguage }) => {
    const { lang } = common.query.parse({ lang: new URLSearchParams(search).get('lang') ?? undefined });
    const language = languageFor({ query: { lang }, acceptLanguage });
    const { problems } = words[language.language].texts;
    const unread = status >= 500 ? problems.unavailable : problems.unreadable;
    const notice = status === 429 ? problems.tooMany(retryAfter) : unread;
    return { html: sharesPage(look, language, { kind: 'problem', notice }), language: language.language };
  };

  const pages = [
    endpoint(empty, async (request) => ({ status: 200, ...written(languageFor(request)) })),
    endpoint(ofCode, async (request) => {
      const { code, answer, reason: given } = request.body;
      const language = languageFor(request);
      const hasReason = answer === 'dispute' && given !== undefined && given !== '';
      const found =
        answer === undefined
          ? await readShares({ code })
          : await answerShares({ code, answer: answerOf({ answer, ...(hasReason && { reason: given }) }) });
      if (found.ok)
        return { status: 200, ...written(language, { kind: 'shares', shares: found.value, code }) };
      const { problems } = words[language.language].texts;
      const problem = (notice: Notice) => written(language, { kind: 'problem', notice });
      return found.failure.kind === 'share-code-invalid'
        ? { status: 404, ...problem(problems.invalid) }
        : {
            status: 409,
            ...(found.failure.kind === 'contended'
              ? problem(problems.unavailable)
              : written(language, {
                  kind: 'problem',
                  notice: noticeOf(problems, found.failure.kind),
                  ...{ code, disputes: found.failure.kind === 'shares-changed' },
                })),
          };
    }),
  ];
  return pages.map((one) => ({ ...one, problemPage }));
};
