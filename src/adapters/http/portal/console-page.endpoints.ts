import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../kernel/route.ts';
import type { BuiltPortal } from './built.ts';
import { appPage, appPageReply, unlisted } from './app-page.ts';

const page = route({
  ...appPage,
  operation: 'console',
  path: '/staff',
  summary: 'Show the staff console',
  tags: ['Staff'],
});
const segment = z.string();

/** Paths within the console, which can be opened directly. The console decides what to show. */
const paths = [
  { path: '/staff/', params: z.strictObject({}) },
  { path: '/staff/{page}', params: z.strictObject({ page: segment }) },
  { path: '/staff/{page}/{of}', params: z.strictObject({ page: segment, of: segment }) },
] as const;

/** The staff console under /staff, or no routes if it was not built. */
export const consolePageEndpoints = (
  built: BuiltPortal | undefined,
  mediaOrigins: readonly string[],
): readonly Endpoint[] => {
  const text = built?.console;
  if (text === undefined) return [];
  const shown = appPageReply(text, mediaOrigins, unlisted);
  return [
    endpoint(page, shown),
    ...paths.map((place, depth) =>
      endpoint(route({ ...page, ...place, operation: `consolePage${depth + 1}` }), shown),
    ),
  ];
};
