import type { Log } from '../../../ports/driven/shared/log.ts';
import type { MailReport, SendDueMails } from '../../../ports/driving/mail.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops } from './loops.ts';

interface Dependencies {
  readonly sendDueMails: SendDueMails;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly runTurn?: RunTurn;
}

/** The number of emails that a process sends at the same time. */
const concurrency = 5;
/** The maximum delay of an email that is due. */
const idleMs = 500;

/** Sends due emails until it is closed, and logs emails that cannot be sent. */
export const mailWorker = ({ sendDueMails, log, runTurn }: Dependencies) => {
  const { forever, recordOutcome, close } = loops(log, runTurn);
  const busy = new Set<Promise<void>>();

  const logOutcome = (report: MailReport): void => {
    const { mailId, kind, outcome } = report;
    if (outcome === 'postponed') {
      recordOutcome('sending emails', new Error(report.detail));
      return;
    }
    if (outcome === 'discarded') {
      log.warn('an email could not be delivered', { mailId, kind, detail: report.detail });
      return;
    }
    recordOutcome('sending emails');
    if (report.file !== undefined)
      log.info('an email was written to a file', { mailId, kind, file: report.file });
  };

  const send = async (): Promise<boolean> => {
    if (busy.size >= concurrency) await Promise.race(busy);
    const taken = await sendDueMails(concurrency - busy.size);
    for (const report of taken) {
      const sending: Promise<void> = report
        .then(logOutcome, (error: unknown) => recordOutcome('sending emails', error))
        .finally(() => busy.delete(sending));
      busy.add(sending);
    }
    return taken.length > 0;
  };

  forever('claiming due emails', send, idleMs);
  return {
    /** Claims nothing further, and waits for emails in progress. */
    close: async () => {
      await close();
      await Promise.all(busy);
    },
  };
};
