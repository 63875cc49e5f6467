import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import type { BuiltPortal } from '../built.ts';
import { appPage, appPageReply, unlisted, withSettings } from '../app-page.ts';

const page = route({
  ...appPage,
  operation: 'studio',
  path: '/studio',
  summary: 'Show the studio',
  tags: ['Artists'],
});
const segment = z.string();

/** Paths within the studio, which can be opened directly. The studio decides what to show. */
const paths = [
  { path: '/studio/', params: z.strictObject({}) },
  { path: '/studio/{page}', params: z.strictObject({ page: segment }) },
  { path: '/studio/{page}/{of}', params: z.strictObject({ page: segment, of: segment }) },
] as const;

/** Settings of the operator that the studio shows, by name. */
export interface StudioSettings {
  /** Who may register an account of an artist or a label. */
  readonly registration: 'open' | 'invite' | 'closed';
}

/** The studio of artists and labels under /studio, or no routes if it was not built. */
export const studioPageEndpoints = (
  built: BuiltPortal | undefined,
  mediaOrigins: readonly string[],
  settings: StudioSettings,
): readonly Endpoint[] => {
  if (built?.studio === undefined) return [];
  const text = withSettings(built.studio, { ...settings });
  const shown = appPageReply(text, mediaOrigins, unlisted);
  return [
    endpoint(page, shown),
    ...paths.map((place, depth) =>
      endpoint(route({ ...page, ...place, operation: `studioPage${depth + 1}` }), shown),
    ),
  ];
};
