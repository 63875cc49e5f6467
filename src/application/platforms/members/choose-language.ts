import { fail, ok } from '../../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ChooseLanguage } from '../../../ports/driving/members.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
}

/** It is neither audited nor mailed: it changes nothing that others depend on. */
export const chooseLanguage =
  ({ registry }: Dependencies): ChooseLanguage =>
  async ({ caller, language }) => {
    const { platformId } = caller.platform;
    const member = await registry.chooseLanguage(platformId, caller.grant.credentialId, language);
    return member ? ok({ ...caller, member }) : fail({ kind: 'session-without-member' });
  };
