import type { Api } from '../../session/session.tsx';

/** The first steps of a partner, in their order. */
export const firstSteps = ['credential', 'search', 'license', 'endpoint', 'usage'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface Known {
  readonly slug: string;
  /** Whether this browser has searched for the platform. */
  readonly hasSearched: boolean;
}

/** A list that cannot be read, for example for lack of a scope, counts as empty. */
const some = (read: Promise<{ readonly data: readonly unknown[] }>): Promise<boolean> =>
  read.then(
    ({ data }) => data.length > 0,
    () => false,
  );

/** Returns the steps that are done. A session proves a credential, and a license that its track was found. */
export const readFirstSteps = async (
  api: Api,
  { slug, hasSearched }: Known,
): Promise<ReadonlySet<FirstStep>> => {
  const [license, endpoint, usage] = await Promise.all([
    some(api.listLicenses({ limit: 1 })),
    some(api.listWebhookEndpoints({ slug })),
    some(api.listUsageEvents({ limit: 1 })),
  ]);
  const done = { credential: true, search: hasSearched || license, license, endpoint, usage };
  return new Set(firstSteps.filter((step) => done[step]));
};
