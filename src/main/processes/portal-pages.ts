import { fileURLToPath } from 'node:url';
import type { Endpoint } from '../../adapters/http/index.ts';
import {
  verifyPageEndpoints,
  type VerifyPageDependencies,
} from '../../adapters/http/licensing/certificate/verify-page.endpoints.ts';
import {
  sharesPageEndpoints,
  type SharesPageDependencies,
} from '../../adapters/http/parties/page/shares-page.endpoints.ts';
import {
  noticesPageEndpoints,
  type NoticesPageDependencies,
} from '../../adapters/http/notices/page/notices-page.endpoints.ts';
import { branded } from '../../adapters/http/portal/brand.ts';
import { builtPortal, type BuiltPortal } from '../../adapters/http/portal/built.ts';
import { appealsPageEndpoints } from '../../adapters/http/portal/appeals-page.endpoints.ts';
import { consolePageEndpoints } from '../../adapters/http/portal/console-page.endpoints.ts';
import { studioPageEndpoints } from '../../adapters/http/portal/studio/studio-page.endpoints.ts';
import { portalPageEndpoints } from '../../adapters/http/portal/pages.endpoints.ts';
import type { Config } from '../settings/config.ts';
import { chosen, type Settings } from '../adapters/pluggable/index.ts';

/** Where `npm ci`, or `npm run build:portal`, puts the portal. */
export const portalFolder = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

let known: BuiltPortal | undefined;
/** Reads the built portal once, because the reference and the staff pages need it, too. */
const readPortal = (): BuiltPortal | undefined => (known ??= builtPortal(portalFolder));

/** The origins that links to media may lead to, besides the service itself. */
export const mediaOriginsOf = ({ settings }: { readonly settings: Settings }): readonly string[] => {
  const mediaStore = chosen('mediaStores', settings);
  return mediaStore?.adapter.origins(mediaStore.read) ?? [];
};

/** Returns the address of a script that was built with the portal; its file name contains a hash. */
const scriptOf = (name: string): string | undefined => {
  const named = new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`);
  const file = readPortal()
    ?.files.keys()
    .find((path) => named.test(path));
  return file === undefined ? undefined : `/portal/${file}`;
};

/** The script with which the reference tries out operations; undefined if the portal was not built. */
export const tryItScript = (): string | undefined => scriptOf('try-it');

/** Returns the script of the staff sign-in page; undefined if the portal was not built. */
export const staffSignInScript = (): string | undefined => scriptOf('staff-sign-in');

/** Whether pages can show the icon, which is built with the portal. */
export const hasIcon = (): boolean => readPortal() !== undefined;

/** The pages for people: those of the portal, which the service also runs without, the one that verifies licenses, the one on which shares are confirmed, and the one on which tracks are reported. */
export const portalPages = (
  useCases: Omit<VerifyPageDependencies & SharesPageDependencies & NoticesPageDependencies, 'brand' | 'icon'>,
  config: Pick<Config, 'settings' | 'selfRegistration' | 'artistRegistration' | 'brand'>,
): readonly Endpoint[] => {
  const plain = readPortal();
  const built = plain && branded(plain, config.brand);
  const mediaOrigins = mediaOriginsOf(config);
  const look = { brand: config.brand, icon: hasIcon() };
  return [
    ...portalPageEndpoints(built, mediaOrigins, { registration: config.selfRegistration }),
    ...consolePageEndpoints(built, mediaOrigins),
    ...studioPageEndpoints(built, mediaOrigins, { registration: config.artistRegistration }),
    ...appealsPageEndpoints(built),
    ...verifyPageEndpoints({ ...useCases, ...look }),
    ...sharesPageEndpoints({ ...useCases, ...look }),
    ...noticesPageEndpoints({ ...useCases, ...look }),
  ];
};
