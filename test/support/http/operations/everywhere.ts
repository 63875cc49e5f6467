import type { TestService } from '../../service/service.ts';
import { pathOf, usualQuery } from './bad-targets.ts';
import { instancesOf, requestsIn } from './described.ts';

export type Answer = readonly [operation: string, status: number, code: string | undefined];

/** Bodies that an operation is asked with, one after another, each by its own name; built from what the document shows. */
export type Variants = Readonly<
  Record<string, (shown: object) => readonly (readonly [name: string, body: unknown])[]>
>;

/** Calls every operation that requires this kind of credential with the given one, and returns each outcome. */
export const requestEveryOperation = (
  { anyone, routes }: TestService,
  kind: 'platform' | 'staff' | 'artist' | 'portal' = 'platform',
  variants: Variants = {},
) => {
  const requests = requestsIn(anyone.document);
  return async (
    credential: string | undefined,
    only: (anyOf: readonly string[]) => boolean = () => true,
  ): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    for (const { operation, access } of routes) {
      if (access.kind !== kind || !only('anyOf' in access ? access.anyOf : [])) continue;
      const described = requests.operations.find(({ operationId }) => operationId === operation);
      if (!described) throw new Error(`${operation} is not described`);
      const [body] = described.body ? instancesOf(described.body, requests) : [];
      const query = usualQuery(described);
      const path = pathOf(described) + (query === '' ? '' : `?${query}`);
      const requested = variants[operation]?.(Object(body) as object) ?? [[operation, body] as const];
      for (const [name, variant] of requested) {
        const { status, code } = await anyone.as(credential).ask(described.method, path, { body: variant });
        answers.push([name, status, code]);
      }
    }
    return answers;
  };
};

/** The common response, if all responses are equal. */
export const expectAll = (answers: readonly Answer[], status: number, code: string): void => {
  expect(answers.length).toBeGreaterThan(0);
  expect(answers).toEqual(answers.map(([operation]) => [operation, status, code]));
};
