import { anArtist } from '../successes/artist-successes.ts';
import type { Answered } from '../../clients/partner-client.ts';
import type { TestService } from '../../service/service.ts';
import type { BadRequest } from './bad-bodies.ts';
import { pathOf, usualQuery } from './bad-targets.ts';
import { instancesOf, requestsIn, type Described } from './described.ts';
import { portalSession } from '../portal.ts';
import { fileBody } from '../../uploads/file-body.ts';
import { signing } from '../signing.ts';

const concurrency = 24;

/** Works on so many at a time, and answers in order. */
export const each = async <In, Out>(
  given: readonly In[],
  work: (one: In) => Promise<Out>,
  max = concurrency,
): Promise<Out[]> => {
  const out: Out[] = [];
  const left = given.entries();
  const worker = async () => {
    for (const [i, one] of left) out[i] = await work(one);
  };
  await Promise.all(Array.from({ length: max }, worker));
  return out;
};

/**
 * Operations that together contain everything a transport can distinguish: by method, by the place of parameters and how many
 * the path has, by the media types of a body, by the credential; of each kind the smallest, which has the fewest bad requests. What a schema allows no transport
 * knows: all of them hand bytes, target and headers to the same kernel, which another transport has shown the rest to.
 */
export const oneOfEachKind = (
  operations: readonly Described[],
  sizeOf: (described: Described) => number,
): readonly Described[] => {
  const kindOf = ({ method, takes, parameters, oauth, portal, signed, staff, artist }: Described): string => {
    const places = new Set(parameters.map((parameter) => parameter.in));
    const inPath = parameters.filter((parameter) => parameter.in === 'path').length;
    return JSON.stringify([method, takes, [...places].sort(), inPath, oauth, portal, signed, staff, artist]);
  };
  const kinds = [...Map.groupBy(operations, kindOf).values()];
  return kinds.flatMap((kind) => {
    const asked = kind.map((described) => ({ described, size: sizeOf(described) }));
    const [least] = asked.toSorted((a, b) => a.size - b.size);
    return least ? [least.described] : [];
  });
};

interface Issue {
  readonly in: string;
  readonly pointer: string;
}

/** Returns whether an issue is reported at its place: there, in a part of it, or at the object that contains it. */
const isNamed = ({ at }: BadRequest, errors: readonly Issue[]): boolean =>
  !at ||
  errors.some(
    ({ in: place, pointer }) =>
      place === at.in &&
      (pointer === at.pointer ||
        pointer.startsWith(`${at.pointer}/`) ||
        (place === 'body' && pointer !== '' && at.pointer.startsWith(`${pointer}/`))),
  );

interface ProblemBody {
  readonly code?: string;
  readonly errors?: readonly Issue[];
  readonly error?: string;
  readonly error_description?: string;
}

const oauthComplaints = (bad: BadRequest, { error, error_description: words = '' }: ProblemBody) => {
  const member = bad.at?.pointer.split('/').at(-1) ?? '';
  return [
    ...(bad.codes && error !== 'invalid_request' ? [`is ${error ?? 'no error'}`] : []),
    ...(bad.codes && !words.includes(member) ? [`does not name ${member}`] : []),
  ];
};

/** Returns the issues of the response to a bad request; none if it is a helpful rejection. */
const issues = (bad: BadRequest, { status, headers, text }: Answered, oauth: boolean): readonly string[] => {
  if (status >= 500) return ['is no rejection'];
  if (status < 400) return bad.codes ? [`is not rejected with ${bad.codes.join(' or ')}`] : [];
  const type = headers['content-type'] ?? 'no type';
  if (type !== (oauth ? 'application/json' : 'application/problem+json')) return [`is of ${type}`];
  if (text.length > 20_000) return [`talks too much: ${text.length} characters`];
  const problem = JSON.parse(text) as ProblemBody;
  if (oauth) return oauthComplaints(bad, problem);
  return [
    ...(bad.codes && !bad.codes.includes(problem.code ?? '') ? [`is ${problem.code ?? 'no code'}`] : []),
    ...(isNamed(bad, problem.errors ?? []) ? [] : [`names ${JSON.stringify(problem.errors)}`]),
  ];
};

/** The first part of a form, with its content. */
const formOf = (parts: Readonly<Record<string, unknown>>) => {
  const [[part, content] = ['file', '']] = Object.entries(parts);
  return fileBody(`${part}.txt`, String(content), part);
};

/** Sends what no client of good will sends, with a credential that is good for everything. */
export const badInput = async ({ anyone, aPartner, aColleague, useCases }: TestService) => {
  const { token: artistToken } = await anArtist({ anyone, useCases });
  const requests = requestsIn(anyone.document);
  const { client, slug, apiKey } = await aPartner();
  const secret = (await client.post(`/api/v1/platforms/${slug}/inbound/rotate`)).member('secret');
  const sign = signing(secret);
  const { token } = await aColleague('admin');
  await useCases.changePlatform({ platform: slug, edit: { tier: 'enterprise' } });

  const usualBodies = new Map<Described, string>();
  const usualBody = (described: Described): string | undefined => {
    if (!described.body) return undefined;
    const usual = usualBodies.get(described) ?? JSON.stringify(instancesOf(described.body, requests)[0]);
    usualBodies.set(described, usual);
    return usual;
  };

  const send = async (described: Described, bad: BadRequest): Promise<Answered> => {
    const query = bad.query ?? usualQuery(described);
    const own = described.signed ? { slug } : {};
    const path = (bad.path ?? pathOf(described, own)) + (query === '' ? '' : `?${query}`);
    const form = described.form && formOf(described.form);
    const body = bad.body ?? usualBody(described) ?? form?.body;
    // The valid requests among them may end the session.
    const session = described.portal && (await portalSession(anyone, apiKey)).headers;
    return client.ask(described.method, path, {
      ...(body !== undefined && { body: Buffer.from(body) }),
      headers: {
        ...(described.signed && sign(Buffer.from(body ?? ''))),
        ...session,
        ...(bad.body === undefined && form?.headers),
        ...bad.headers,
      },
      ...((described.oauth || described.signed || described.portal) && { credential: null }),
      ...(described.staff && { credential: token }),
      ...(described.artist && { credential: artistToken }),
    });
  };

  return {
    requests,
    client,
    send,
    /** How many were rejected, and what is wrong with answers. */
    check: async (described: Described, bads: readonly BadRequest[]) => {
      let refused = 0;
      const ask = async (bad: BadRequest) => {
        const answer = await send(described, bad);
        if (answer.status >= 400) refused += 1;
        return issues(bad, answer, described.oauth).map(
          (complaint) =>
            `${described.operationId} ${bad.what} ${complaint}: ${answer.status} ${answer.text.slice(0, 300)}`,
        );
      };
      // Requests of people that may be valid change one record: two dozen concurrent ones would conflict. Of passwords from one
      // address only a few wait to be checked.
      const inTurn =
        described.staff ||
        described.artist ||
        ['createStaffSession', 'createArtistSession', 'registerArtist'].includes(described.operationId);
      const [invalid = [], maybeValid = []] = inTurn
        ? [bads.filter(({ codes }) => codes), bads.filter(({ codes }) => !codes)]
        : [bads];
      const answers = [...(await each(invalid, ask)), ...(await each(maybeValid, ask, 1))];
      return { refused, issues: answers.flat() };
    },
  };
};
