import { exportRate } from '../../domain/artists/export.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { AuditLog } from '../../ports/driven/staff/audit-log.ts';
import type { BeginExport } from '../../ports/driving/artists/artists.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import { artistNote } from './artist-notes.ts';
import { ownArtist } from './own-artist.ts';

interface Dependencies {
  readonly artistStore: ArtistStore;
  readonly auditLog: Pick<AuditLog, 'append'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

export const beginExport =
  ({ artistStore, auditLog, limiter, clock }: Dependencies): BeginExport =>
  async (caller) => {
    const { memberId, accountId } = caller.member;
    const bucket = { key: `artist-export ${memberId}`, rate: exportRate };
    const limited = await firstUsedUp(limiter, 'artist-exports', [bucket]);
    if (limited) return fail(limited);
    const startedAt = clock.now();
    await auditLog.append(artistNote(caller.member, startedAt, 'export', { subjects: [accountId] }));
    const mayContinue = async (): Promise<boolean> =>
      (await artistStore.findMember(memberId))?.role === caller.member.role;
    return ok({ own: await ownArtist(artistStore, caller), startedAt, mayContinue });
  };
