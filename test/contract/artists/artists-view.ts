import type { AccountStore } from '../../../src/ports/driven/accounts/account-store.ts';
import type { ArtistStore } from '../../../src/ports/driven/artists/artist-store.ts';
import type { MailQueue } from '../../../src/ports/driven/mail/mail-queue.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import { noon } from '../../support/builders/builders.ts';

export interface ArtistsView {
  readonly artistStore: ArtistStore;
  readonly accounts: AccountStore;
  readonly auditLog: AuditLog;
  readonly mailQueue: MailQueue;
}

export const notesOf = async ({ auditLog }: ArtistsView): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).length;
export const mailsOf = async ({ mailQueue }: ArtistsView): Promise<number> =>
  (await mailQueue.claim({ token: 'look', now: noon + 1_000, until: noon + 1_000 }, 100)).length;
