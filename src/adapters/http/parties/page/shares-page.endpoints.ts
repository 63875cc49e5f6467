import { z } from 'zod';
import type { Confirmations } from '../../../../ports/driving/parties/confirmations.ts';
import { mailedCode } from '../../artists/artist-sessions.contract.ts';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import { lookOf, type LookSettings } from '../../vocabulary/look.ts';
import { languageFor, type PageLanguage } from '../../vocabulary/text-page/page-language.ts';
import {
  pageContent,
  pageResponse,
  pageRoute,
  problemSaid,
  withProblems,
} from '../../vocabulary/text-page/page-routes.ts';
import type { StateText } from '../../vocabulary/text-page/text-page.ts';
import { reason, shareCode } from '../confirmation.schemas.ts';
import { answerOf } from '../confirmations.handlers.ts';
import { path, sharesPage, type SharesResult } from './shares.page.ts';
import type { SharesTexts } from './texts/texts.ts';
import { words } from './words.ts';

const common = { ...pageRoute, path, tags: ['Parties'] } as const;

const empty = route({
  ...common,
  operation: 'showSharesPage',
  method: 'GET',
  access: { kind: 'public' },
  summary: 'Show the page on which shares are confirmed',
  responses: { 200: pageResponse },
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
  responses: { 200: pageResponse, 404: pageResponse, 409: pageResponse },
});

export interface SharesPageDependencies
  extends LookSettings, Pick<Confirmations, 'readShares' | 'answerShares'> {}

const noticeOf = (
  { replaced, changed }: SharesTexts['problems'],
  kind: 'share-code-replaced' | 'shares-changed',
): StateText => (kind === 'share-code-replaced' ? replaced : changed);

/** The page /shares, on which parties confirm their shares without a script. */
export const sharesPageEndpoints = ({
  readShares,
  answerShares,
  ...page
}: SharesPageDependencies): readonly Endpoint[] => {
  const look = lookOf(page);
  const written = (language: PageLanguage, result?: SharesResult) =>
    pageContent(language, sharesPage(look, language, result));

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
      const problem = (notice: StateText) => written(language, { kind: 'problem', notice });
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
  return withProblems(pages, (language, problem) => {
    const notice = problemSaid(problem, words[language.language].texts.problems);
    return sharesPage(look, language, { kind: 'problem', notice });
  });
};
