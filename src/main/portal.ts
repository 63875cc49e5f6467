import { fileURLToPath } from 'node:url';
import type { Endpoint } from '../adapters/http/index.ts';
import { builtPortal } from '../adapters/http/portal/built.ts';
import { appealsPageEndpoints } from '../adapters/http/portal/appeals-page.endpoints.ts';
import { portalPageEndpoints } from '../adapters/http/portal/pages.endpoints.ts';
import type { Config } from './config.ts';

/** Where `npm ci`, or `npm run build:portal`, puts the portal. */
export const portalFolder = fileURLToPath(new URL('../../portal/dist', import.meta.url));

/** Where the bucket is that links to media may lead to, if they may. */
export const mediaOriginsOf = ({ s3 }: Pick<Config, 's3'>): readonly string[] => {
  if (s3 === undefined || s3.publicEndpoint === 'none') return [];
  const given = s3.publicEndpoint ?? s3.endpoint;
  if (given !== undefined) return [new URL(given).origin];
  const host = `s3.${s3.region}.amazonaws.com`;
  return [`https://${host}`, `https://${s3.bucket}.${host}`];
};

/** The address of a script that was built beside the portal; its name there goes on with what it holds. */
const scriptOf = (name: string): string | undefined => {
  const named = new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`);
  const file = builtPortal(portalFolder)
    ?.files.keys()
    .find((path) => named.test(path));
  return file === undefined ? undefined : `/portal/${file}`;
};

/** By which the reference tries operations out; undefined where the portal was not built. */
export const tryItScript = (): string | undefined => scriptOf('try-it');

/** Of the page where staff signs in; undefined where the portal was not built. */
export const staffSignInScript = (): string | undefined => scriptOf('staff-sign-in');

/** The portal's pages; without them the service runs as well. */
export const portalPages = (config: Pick<Config, 's3'>): readonly Endpoint[] => {
  const built = builtPortal(portalFolder);
  return [...portalPageEndpoints(built, mediaOriginsOf(config)), ...appealsPageEndpoints(built)];
};
