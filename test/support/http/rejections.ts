import type { ask } from './wire.ts';

export const problemOf = (body: string) => JSON.parse(body) as Record<string, unknown>;

/** Expects a rejection by its status and code, and what every one of them is made of. */
export const expectRejection = async (requested: ReturnType<typeof ask>, status: number, code: string) => {
  const reply = await requested;
  expect(reply.headers['content-type']).toBe('application/problem+json');
  const problem = problemOf(reply.body);
  expect({ status: reply.status, code: problem['code'] }).toEqual({ status, code });
  expect(problem).toMatchObject({
    type: `https://api.example/reference/errors/${code}`,
    status,
    requestId: reply.headers['x-request-id'],
  });
  expect(reply.headers['x-powered-by']).toBeUndefined();
  return { reply, problem };
};
