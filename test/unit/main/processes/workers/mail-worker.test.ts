import { mailWorker } from '../../../../../src/main/processes/workers/mail-worker.ts';
import type { MailReport, SendDueMails } from '../../../../../src/ports/driving/mail.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { mailId } from '../../../../support/builders/staff-builders.ts';

const recordingLog = () => {
  const lines: (readonly [string, unknown])[] = [];
  const line =
    (level: string) =>
    (message: string, fields: object = {}): void =>
      void lines.push([`${level} ${message}`, { ...fields }]);
  return { lines, log: { info: line('info'), warn: line('warn') } };
};

const kind = 'appeal_decided' as const;
const report = (n: number) => ({ mailId: mailId(n), kind });
const putOff = (n: number): MailReport => ({
  ...report(n),
  outcome: 'postponed',
  detail: '451 later',
  tryAt: noon,
});

/** Sends these rounds of reports, one a turn, and then nothing. */
const rounds = (...given: readonly (readonly Promise<MailReport>[])[]): SendDueMails => {
  const waiting = [...given];
  return async () => waiting.shift() ?? [];
};

/** The lines that a worker logs in these rounds, until it has logged so many. */
const saidOf = async (count: number, ...given: readonly (readonly MailReport[])[]) => {
  const { lines, log } = recordingLog();
  const sendDueMails = rounds(...given.map((round) => round.map((one) => Promise.resolve(one))));
  const worker = mailWorker({ sendDueMails, log });
  await seenSoon(
    async () => lines.length,
    (seen) => seen >= count,
  );
  await worker.close();
  return lines;
};

describe('the mail worker', () => {
  it('logs each email that was written to a file, once', async () => {
    const file = (n: number) => `/data/mail/${mailId(n)}.eml`;
    const kept = (n: number): MailReport => ({ ...report(n), outcome: 'sent', file: file(n) });
    expect(await saidOf(3, [kept(1), kept(2)], [kept(3)])).toEqual(
      [1, 2, 3].map((n) => ['info an email was written to a file', { ...report(n), file: file(n) }]),
    );
  });

  it('logs each discarded email with the reason', async () => {
    const given: MailReport = { ...report(1), outcome: 'discarded', detail: '550 no such user' };
    expect(await saidOf(1, [given])).toEqual([
      ['warn an email could not be delivered', { ...report(1), detail: '550 no such user' }],
    ]);
  });

  it('logs once that email cannot be sent, and once that it can be sent again', async () => {
    const sent: MailReport = { ...report(4), outcome: 'sent' };
    expect(
      (await saidOf(2, [putOff(1), putOff(2)], [putOff(3)], [sent], [sent])).map(([line]) => line),
    ).toEqual(['warn sending emails failed and will be retried', 'info sending emails succeeded again']);
  });

  it('continues after an outcome that could not be stored', async () => {
    const { lines, log } = recordingLog();
    const sent: MailReport = { ...report(2), outcome: 'sent', file: '/data/mail/2.eml' };
    const failing = Promise.reject<MailReport>(new Error('the store is away'));
    const worker = mailWorker({ sendDueMails: rounds([failing], [Promise.resolve(sent)]), log });
    await seenSoon(
      async () => lines.length,
      (seen) => seen >= 3,
    );
    await worker.close();
    expect(lines.map(([line]) => line)).toEqual([
      'warn sending emails failed and will be retried',
      'info sending emails succeeded again',
      'info an email was written to a file',
    ]);
  });

  it('sends at most five emails at a time, and waits for them when it closes', async () => {
    const open: ((report: MailReport) => void)[] = [];
    let requested = 0;
    const sendDueMails: SendDueMails = async (limit) => {
      requested += limit;
      return Array.from({ length: limit }, () => new Promise((resolve) => open.push(resolve)));
    };
    const worker = mailWorker({ sendDueMails, log: recordingLog().log });
    await seenSoon(
      async () => requested,
      (so) => so >= 5,
    );
    open.shift()?.({ ...report(1), outcome: 'sent' });
    await seenSoon(
      async () => requested,
      (so) => so >= 6,
    );
    expect([requested, open.length]).toEqual([6, 5]);
    let closed = 0;
    const closing = worker.close().then(() => (closed = 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(closed).toBe(0);
    while (closed === 0) {
      for (const end of open.splice(0)) end({ ...report(1), outcome: 'sent' });
      await new Promise((resolve) => setImmediate(resolve));
    }
    await closing;
    expect(open).toEqual([]);
  });
});
