import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../../ports/driven/shared/environment.ts';
import type { Notices } from '../../../../ports/driving/notices/notices.ts';
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
import { complaintText, SubmitNoticeDto } from '../notice.schemas.ts';
import { path, type Entries } from './notice-forms.ts';
import { noticesPage, type NoticesResult } from './notices.page.ts';
import type { ReportField } from './texts/texts.ts';
import { words } from './words.ts';

const common = { ...pageRoute, path, tags: ['Moderation'] } as const;

const empty = route({
  ...common,
  operation: 'showNoticesPage',
  method: 'GET',
  access: { kind: 'public' },
  summary: 'Show the page on which tracks are reported',
  // The track of a link is entered for the reader.
  query: pageRoute.query.extend({ track: z.string().max(2_000).optional().catch(undefined) }),
  responses: { 200: pageResponse },
});

/** Forms send line breaks as two characters. */
const entry = z
  .string()
  .max(20_000)
  .transform((text) => text.replaceAll('\r\n', '\n'));

const Sent = z.object({
  act: z.enum(['report', 'read', 'complain']),
  ...{ track: entry.exactOptional(), ground: entry.exactOptional(), explanation: entry.exactOptional() },
  ...{ name: entry.exactOptional(), email: entry.exactOptional(), goodFaith: entry.exactOptional() },
  ...{ key: entry.exactOptional(), code: entry.exactOptional(), text: entry.exactOptional() },
});
type Sent = z.output<typeof Sent>;

const sent = route({
  ...common,
  operation: 'sendNoticesPage',
  method: 'POST',
  access: { kind: 'public', limit: 'notice-codes' },
  summary: 'Report a track, view a report, or complain',
  body: {
    schema: Sent,
    accepts: 'form',
    example: { act: 'read', code: 'nrc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr' },
  },
  responses: {
    200: pageResponse,
    400: pageResponse,
    404: pageResponse,
    409: pageResponse,
    429: pageResponse,
  },
});

const fieldNames: readonly ReportField[] = ['track', 'ground', 'explanation', 'name', 'email', 'goodFaith'];

/** Reads a report from a form, in which an empty entry is an absent one. */
const reportOf = ({ key: _, text: __, goodFaith, ...entries }: Entries) => {
  const given = Object.fromEntries(
    Object.entries(entries).filter(
      ([name, value]) => fieldNames.includes(name as ReportField) && value !== '',
    ),
  );
  return SubmitNoticeDto.safeParse({ ...given, goodFaith: goodFaith === 'true' });
};

export interface NoticesPageDependencies
  extends
    LookSettings,
    Pick<Notices, 'submitNotice' | 'readNotice' | 'confirmNoticeMailbox' | 'complainAboutNotice'> {
  readonly clock: Clock;
}

interface Reader {
  readonly language: PageLanguage;
  readonly address: string;
}

interface Answer {
  readonly status: 200 | 400 | 404 | 409 | 429;
  readonly result: NoticesResult;
}

const textsFor = ({ language }: PageLanguage) => words[language].texts;

const form = (entries: Entries, wrong: readonly ReportField[], problem: StateText): NoticesResult => ({
  kind: 'form',
  ...{ entries, wrong, problem },
});

/** Returns the action of each form of the page. */
const actsOf = (use: NoticesPageDependencies) => {
  const shown = (
    found: Awaited<ReturnType<typeof use.readNotice>>,
    {
      code,
      language,
      isNew = false,
    }: { readonly code: string; readonly language: PageLanguage; readonly isNew?: boolean },
  ): Answer =>
    found.ok
      ? {
          status: 200,
          result: { kind: 'report', own: found.value, code, isNew, now: use.clock.now() },
        }
      : {
          status: 404,
          result: form({ key: randomUUID() }, [], textsFor(language).problems.code),
        };

  const report = async (body: Sent, { language, address }: Reader): Promise<Answer> => {
    const { problems } = textsFor(language);
    const given = { ...body, key: body.key || randomUUID() };
    const read = reportOf(given);
    if (!read.success) {
      const wrong = fieldNames.filter((name) => read.error.issues.some(({ path }) => path[0] === name));
      return { status: 400, result: form(given, wrong, problems.fields) };
    }
    const { goodFaith: _, language: __, ...requested } = read.data;
    const submitted = await use.submitNotice({
      ...{ requested: { ...requested, language: language.language }, key: `page ${given.key}`, address },
    });
    if (submitted.ok) {
      const { code, ...own } = submitted.value;
      return shown({ ok: true, value: own }, { code, language, isNew: true });
    }
    const { failure } = submitted;
    // The key of the form belongs to another report: a new one has another key.
    if (failure.kind === 'notice-unreadable' || failure.kind === 'notice-key-reused') {
      const problem = failure.kind === 'notice-unreadable' ? problems.deleted : problems.changed;
      return { status: 409, result: form({ ...given, key: randomUUID() }, [], problem) };
    }
    return failure.kind === 'rate-limited'
      ? { status: 429, result: form(given, [], problems.tooMany(Math.ceil(failure.retryAfterMs / 1_000))) }
      : { status: 400, result: form(given, ['track'], problems.fields) };
  };

  const read = async ({ code = '' }: Sent, { language }: Reader): Promise<Answer> => {
    // Only the code of the email confirms the mailbox.
    const confirmed = await use.confirmNoticeMailbox({ code });
    if (confirmed.ok) return shown(confirmed, { code, language });
    return shown(await use.readNotice({ code }), { code, language });
  };

  const complain = async ({ code = '', text = '' }: Sent, reader: Reader): Promise<Answer> => {
    const { problems } = textsFor(reader.language);
    const answer = await read({ act: 'read', code }, reader);
    if (answer.result.kind !== 'report') return answer;
    const { result } = answer;
    if (!complaintText.safeParse(text).success) {
      const complaint = { text, isWrong: true };
      return { status: 400, result: { ...result, complaint, problem: problems.complaintText } };
    }
    const complained = await use.complainAboutNotice({ code, text });
    if (complained.ok) return shown(complained, { code, language: reader.language });
    const { failure } = complained;
    const problem =
      failure.kind === 'complaint-not-possible' ? problems.complaint[failure.reason] : problems.unavailable;
    return { status: 409, result: { ...result, complaint: { text, isWrong: false }, problem } };
  };
  return { report, read, complain };
};

/** The page /notices, on which anyone reports a track without a script. */
export const noticesPageEndpoints = (use: NoticesPageDependencies): readonly Endpoint[] => {
  const look = lookOf(use);
  const acts = actsOf(use);
  const written = (language: PageLanguage, result: NoticesResult) =>
    pageContent(language, noticesPage(look, language, result));

  const pages = [
    endpoint(empty, async (request) => {
      const { track } = request.query;
      const entries = { key: randomUUID(), ...(track !== undefined && { track }) };
      return { status: 200, ...written(languageFor(request), { kind: 'form', entries, wrong: [] }) };
    }),
    endpoint(sent, async (request) => {
      const language = languageFor(request);
      const { body, address } = request;
      // Text that is copied from an email can have spaces and line breaks.
      const code = body.code?.replaceAll(/\s/g, '') ?? '';
      const { status, result } = await acts[body.act]({ ...body, code }, { language, address });
      const shown = written(language, result);
      if (status === 400) return { status, ...shown };
      if (status === 404) return { status, ...shown };
      if (status === 409) return { status, ...shown };
      return status === 429 ? { status, ...shown } : { status, ...shown };
    }),
  ];
  return withProblems(pages, (language, problem) =>
    noticesPage(
      look,
      language,
      form({ key: randomUUID() }, [], problemSaid(problem, textsFor(language).problems)),
    ),
  );
};
