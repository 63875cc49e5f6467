import { PlatformId } from '../../domain/shared/ids.ts';
import type {
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../ports/driven/platforms/platform-registry.ts';

/** Returns the platform with a slug or an ID. */
export const namedPlatform = async (
  registry: PlatformRegistry,
  name: string,
): Promise<PlatformWithCredentials | undefined> =>
  (await registry.findBySlug(name)) ?? (await registry.find(PlatformId(name)));
