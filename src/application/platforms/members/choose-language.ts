import { fail, ok } from '../../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ChooseLanguage } from '../../../ports/driving/members.ts';
import { grantEnded } from '../../access/grant-ended.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
}

/** It is neither audited nor emailed: it changes nothing that others depend on. */
export const chooseLanguage =
  ({ registry }: Dependencies): ChooseLanguage =>
  async ({ caller, language }) => {
    if (!caller.member) return fail({ kind: 'session-without-member' });
    const { platformId } = caller.platform;
    const member = await registry.chooseLanguage(platformId, caller.member.memberId, language);
    return member ? ok({ ...caller, member }) : fail(grantEnded(caller));
  };
