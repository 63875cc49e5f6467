import { minuteOf } from '../../domain/shared/calendar.ts';
import type { CredentialId } from '../../domain/shared/ids.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { CredentialUse } from '../../ports/driven/usage/usage-journal.ts';

/** The latest use of a credential, to the minute. */
export interface LatestUse extends CredentialUse {
  isRecorded: boolean;
}

/** The latest uses of credentials in this process. */
export const credentialUses = (clock: Clock) => {
  const latest = new Map<CredentialId, LatestUse>();
  return {
    note: ({ platformId, credentialId }: Pick<CredentialUse, 'platformId' | 'credentialId'>): void => {
      const at = minuteOf(clock.now());
      if (latest.get(credentialId)?.at === at) return;
      latest.set(credentialId, { platformId, credentialId, at, isRecorded: false });
    },
    /** Returns the uses that the journal lacks. */
    due: (): readonly LatestUse[] => [...latest.values()].filter(({ isRecorded }) => !isRecorded),
    /** Removes recorded uses of past minutes. */
    deletePast: (): void => {
      const minute = minuteOf(clock.now());
      for (const [credentialId, { at, isRecorded }] of latest)
        if (isRecorded && at < minute) latest.delete(credentialId);
    },
  };
};
