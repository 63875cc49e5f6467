import { pushLimit } from '../../../../../src/adapters/http/kernel/response/rate-limit-headers.ts';
import type { Failure } from '../../../../../src/adapters/http/kernel/problems/failures.ts';
import { problemCodes } from '../../../../../src/adapters/http/kernel/problems/problem-codes.ts';
import { problemMeanings } from '../../../../../src/adapters/http/kernel/problems/problem-meanings.ts';
import { problemReply } from '../../../../../src/adapters/http/kernel/problems/problem-document.ts';
import { problemRows } from '../../../../../src/adapters/http/kernel/problems/problems.ts';

const now = Date.UTC(2026, 2, 1);
const reply = (failure: Failure, style?: 'oauth' | 'both') => {
  const { status, headers, body } = problemReply(failure, {
    trace: { requestId: 'r1', route: '/x' },
    instance: '/api/v1/x',
    baseUrl: 'https://api.example',
    now,
    headers: [],
    style,
  });
  const pairs = Object.fromEntries(
    headers.flatMap((name, i) => (i % 2 === 0 ? [[name, headers[i + 1]]] : [])),
  );
  return {
    status,
    headers: pairs as Record<string, string>,
    body: JSON.parse(typeof body === 'string' ? body : '') as Record<string, unknown>,
  };
};

describe('problems', () => {
  it('have a page for every code, and a code for every kind of failure', () => {
    expect(Object.keys(problemMeanings).sort()).toEqual(Object.keys(problemCodes).sort());
    const used = new Set<string>(Object.values(problemRows).map(({ code }) => code));
    expect(Object.keys(problemCodes).filter((code) => !used.has(code))).toEqual([]);
  });

  it('are RFC 9457 documents with their own type and instance', () => {
    const { status, headers, body } = reply({ kind: 'license-not-found' });
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
    });
    expect(body).toEqual({
      type: 'https://api.example/reference/errors/LICENSE_NOT_FOUND',
      title: 'License not found',
      status: 404,
      detail: 'This license does not exist.',
      code: 'LICENSE_NOT_FOUND',
      instance: '/api/v1/x',
      requestId: 'r1',
    });
  });

  it('say how many bytes of uploads of a platform can wait, and when to retry', () => {
    const { status, headers, body } = reply({ kind: 'uploads-full', limit: 2 ** 30, retryAfterMs: 30_000 });
    expect([status, headers['retry-after']]).toEqual([429, '30']);
    expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', quota: 'enrich-upload-bytes', limit: 2 ** 30 });
    expect(body['detail']).toContain('Try again in 30 s');
  });

  it('say how many bytes a caller can upload at the same time', () => {
    const { status, headers, body } = reply({ kind: 'files-full', limit: 2 ** 30, retryAfterMs: 5_000 });
    expect([status, headers['retry-after']]).toEqual([429, '5']);
    expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', quota: 'upload-bytes-under-way', limit: 2 ** 30 });
  });

  it('name the clause and what would be granted instead', () => {
    const { status, body } = reply({
      kind: 'territory-not-cleared',
      clause: 'terms.territories',
      missing: ['US', 'CA'],
      alternatives: [{ territories: ['DE'] }, { validUntil: now }],
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      clause: 'terms.territories',
      missing: ['US', 'CA'],
      alternatives: [{ territories: ['DE'] }, { validUntil: '2026-03-01T00:00:00.000Z' }],
    });
  });

  it('say when to retry', () => {
    expect(reply({ kind: 'contended' }).headers['retry-after']).toBe('1');
    expect(reply({ kind: 'still-rendering', retryAfterMs: 2100 }).headers['retry-after']).toBe('3');
    const quota = reply({
      kind: 'quota-exceeded',
      quota: 'licenses-per-month',
      limit: 100,
      resetsAt: now + 90_000,
    });
    expect(quota.headers).toMatchObject({ 'retry-after': '90', ratelimit: '"licenses-per-month";r=0;t=90' });
  });

  it('have the members of RFC 6749 in addition to their own, or only those', () => {
    const both = reply({ kind: 'invalid-client' }, 'both');
    expect(both.body).toMatchObject({ code: 'INVALID_CLIENT', error: 'invalid_client' });
    expect(both.headers['content-type']).toBe('application/problem+json');
    const alone = reply({ kind: 'platform-suspended' }, 'oauth');
    expect({ status: alone.status, ...alone.body }).toEqual({
      status: 400,
      error: 'unauthorized_client',
      error_description: 'The platform is suspended.',
    });
    const outage = reply({ kind: 'unavailable' }, 'oauth');
    expect({ status: outage.status, error: outage.body['error'] }).toEqual({
      status: 503,
      error: 'temporarily_unavailable',
    });
  });
});

describe('limits', () => {
  it('are reported as lists of items with integers, for any name', () => {
    const headers: string[] = [];
    pushLimit(headers, {
      policy: { name: 'a"b\\é', quota: 12.7, windowMs: 1500 },
      remaining: 3.9,
      resetMs: 1,
    });
    expect(headers).toEqual(['ratelimit-policy', '"a_b__";q=12;w=2', 'ratelimit', '"a_b__";r=3;t=1']);
  });
});
