import { fail, ok } from '../../../domain/shared/result.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { TakeDecision } from '../../../ports/driving/moderation/moderation.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { decidedTrack, type DecidingDependencies } from './decided-track.ts';
import { releasedIsrcTaken, rulingCommit } from './ruling.ts';
import type { SubmitterMails } from './submitter-mails.ts';

interface Dependencies extends DecidingDependencies {
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly baseUrl: string;
}

export const takeDecision =
  (dependencies: Dependencies): TakeDecision =>
  (requested) =>
    retryOnConflict(async () => {
      const decided = await decidedTrack(dependencies, requested);
      if (!decided.ok) return decided;
      const committed = await dependencies.library.commit(await rulingCommit(dependencies, decided.value));
      if (committed.outcome === 'committed') return ok(decided.value.taken.decision);
      if (committed.guard === 'disputed') return fail({ kind: 'shares-disputed' });
      if (committed.guard === 'isrc') return fail(releasedIsrcTaken(decided.value.before, committed.holder));
      return committed.guard === 'claim' ? fail({ kind: 'claimed-by-another' }) : 'conflict';
    });
