import type { PlatformWithCredentials } from '../../ports/driven/platform-registry.ts';

/** Whether a digest is one of the platform's live client secrets. */
export const ownsSecret = ({ credentials }: PlatformWithCredentials, digest: string): boolean =>
  credentials.some((credential) => credential.kind === 'client_secret' && credential.digest === digest);
