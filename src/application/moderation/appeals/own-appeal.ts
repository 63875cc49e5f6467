import type { Appeal } from '../../../domain/moderation/appeals/appeal.ts';
import { withDeadline } from '../../../domain/moderation/appeals/appeal-deadline.ts';
import { answer, withdraw } from '../../../domain/moderation/appeals/appeal-steps.ts';
import { sameDigest } from '../../../domain/moderation/appeals/appeal-code.ts';
import type { AppealId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import { noEffects } from '../../../ports/driven/shared/effects.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type {
  AnswerAppeal,
  AppealCodeMissing,
  AppealNotFound,
  FollowAppeal,
  WithdrawAppeal,
} from '../../../ports/driving/moderation/moderation.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { isPassOf } from './appeal-pass.ts';

export interface OwnAppealDependencies {
  readonly moderationStore: ModerationStore;
  readonly digest: Digest;
  readonly textSigner: TextSigner;
}

/** The digest of no appeal, which is compared if there is no appeal, so that the time is the same. */
const dummyDigest = '0'.repeat(64);

/** Returns the appeal for its code, or for the signed text of a link. */
export const ownAppeal = async (
  { moderationStore, digest, textSigner }: OwnAppealDependencies,
  { appealId, code }: { readonly appealId: AppealId; readonly code: string | undefined },
): Promise<Result<Appeal, AppealNotFound | AppealCodeMissing>> => {
  if (code === undefined) return fail({ kind: 'appeal-code-missing' });
  const found = await moderationStore.appeal(appealId);
  const expected = found?.codeDigest ?? dummyDigest;
  const isValid = sameDigest(digest.sha256(code), expected) || isPassOf(textSigner, code, expected);
  return found && isValid ? ok(found) : fail({ kind: 'appeal-not-found' });
};

export const followAppeal =
  ({ clock, ...dependencies }: OwnAppealDependencies & { readonly clock: Clock }): FollowAppeal =>
  async (own) => {
    const found = await ownAppeal(dependencies, own);
    return found.ok ? ok(withDeadline(found.value, clock.now())) : found;
  };

export const answerAppeal =
  ({ clock, ...dependencies }: OwnAppealDependencies & { readonly clock: Clock }): AnswerAppeal =>
  ({ text, evidence, ...own }) =>
    retryOnConflict(async () => {
      const found = await ownAppeal(dependencies, own);
      if (!found.ok) return found;
      const appeal = answer(found.value, { text, evidence }, clock.now());
      if (!appeal.ok) return appeal;
      const guards = { version: found.value.version };
      const revised = await dependencies.moderationStore.revise({
        appeals: [{ appeal: appeal.value, guards }],
        effects: noEffects,
      });
      return revised === 'revised' ? ok(appeal.value) : 'conflict';
    });

export const withdrawAppeal =
  ({ clock, ...dependencies }: OwnAppealDependencies & { readonly clock: Clock }): WithdrawAppeal =>
  (own) =>
    retryOnConflict(async () => {
      const found = await ownAppeal(dependencies, own);
      if (!found.ok) return found;
      const appeal = withdraw(found.value, clock.now());
      if (!appeal.ok) return appeal;
      const guards = { version: found.value.version };
      const revised = await dependencies.moderationStore.revise({
        appeals: [{ appeal: appeal.value, guards }],
        effects: noEffects,
      });
      return revised === 'revised' ? ok(appeal.value) : 'conflict';
    });
