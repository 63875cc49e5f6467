import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { recordsOf, expectConsistentRecords } from '../../../../support/stores/ledger-load.ts';
import { mongoFaultWorld } from '../../../../support/worlds/stores/mongo-fault-world.ts';
import { fail, failNothing, type FailingCommand } from '../../../../support/stores/mongo-faults.ts';
import { needing } from '../../../../support/needing.ts';
import { seenWithin } from '../../../../support/eventually.ts';

const waitsMs = 2_400;
const timeoutMs = 120_000;
const named = (command: string) => (request: Buffer) => request.includes(command);

/** Error codes of mongod. */
const codes = { writeConflict: 112, maxTimeExpired: 50, noSuchTransaction: 251, notPrimary: 10_107 };

/** Errors of mongod by its failpoints, which the contract of stores over a network (`network-store.contract.ts`) does not show. */
needing('mongo', 'a MongoDB that answers errors', () => {
  const world = mongoFaultWorld();
  afterEach(() => failNothing(world().server));

  /** The one license that each case requests exists once, is counted once and has one event. */
  const expectOneMore = async () => {
    const { view, load } = world();
    const { licenses, events, issued, active } = await recordsOf(view, load.platform.platformId);
    expect(licenses).toHaveLength(2);
    expect({ events, issued, active }).toEqual({ events: licenses, issued: 2, active: 2 });
  };

  it(
    'recognizes its own license if a transaction that was committed is run again',
    async () => {
      const { view, load, proxy, server } = world();
      const lost = proxy.dropReplyTo(named('commitTransaction')).then(async () => {
        proxy.refuse();
        const errorLabels = ['TransientTransactionError'];
        const gone = { failCommands: ['commitTransaction'], errorCode: codes.noSuchTransaction, errorLabels };
        await fail(server, gone, 1);
        proxy.mend();
      });
      const [answer] = await Promise.all([load.ask(view), lost]);
      expect(answer).toMatchObject({ outcome: 'opened' });
      await expectOneMore();
    },
    timeoutMs,
  );

  const passing: Readonly<Record<string, FailingCommand>> = {
    'a commit whose result is unknown': {
      failCommands: ['commitTransaction'],
      errorCode: codes.maxTimeExpired,
      errorLabels: ['UnknownTransactionCommitResult'],
    },
    'a commit that the majority has not confirmed yet': {
      failCommands: ['commitTransaction'],
      writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' },
    },
    'write conflicts': {
      failCommands: ['insert'],
      errorCode: codes.writeConflict,
      errorLabels: ['TransientTransactionError'],
    },
    'a member that is no longer primary, in a write': {
      failCommands: ['update'],
      errorCode: codes.notPrimary,
      errorLabels: ['TransientTransactionError'],
    },
    'a member that is no longer primary, in a commit': {
      failCommands: ['commitTransaction'],
      errorCode: codes.notPrimary,
      errorLabels: ['RetryableWriteError'],
    },
    'a connection that ends in a write': { failCommands: ['findAndModify'], closeConnection: true },
  };
  it.each(Object.entries(passing))('recovers from %s', async (_name, failing) => {
    const { view, load, server } = world();
    await fail(server, failing, 1);
    expect(await load.ask(view)).toMatchObject({ outcome: 'opened' });
    await expectOneMore();
  });

  it.each(Object.entries(passing))(
    'says that it is unavailable, and nothing else, where there is no end of %s',
    async (_name, failing) => {
      const { view, load, server } = world();
      await fail(server, failing);
      const answers = await Promise.all([load.ask(view), load.ask(view), load.ask(view)]);
      expect(answers.map(({ outcome }) => outcome instanceof Unavailable)).toEqual([true, true, true]);
      await failNothing(server);
      // Transactions that the three left open end on their own, and block nobody for long.
      const next = await seenWithin(
        () => load.ask(view),
        ({ outcome }) => outcome === 'opened',
        10_000,
      );
      expect(next).toMatchObject({ outcome: 'opened' });
      expect(await expectConsistentRecords(view, load, waitsMs)).toBeGreaterThanOrEqual(3);
    },
    timeoutMs,
  );

  it(
    'ends what a commit of unknown result left open, so that others are not in its way for a minute',
    async () => {
      const { view, beside, load, server, sent } = world();
      await fail(server, passing['a commit whose result is unknown'] as FailingCommand);
      expect((await load.ask(view)).outcome).toBeInstanceOf(Unavailable);
      const ended = async () => sent.some(({ name }) => name === 'killSessions');
      expect(await seenWithin(ended, (is) => is, 5_000)).toBe(true);
      await failNothing(server);
      const next = await seenWithin(
        () => load.ask(beside),
        ({ outcome }) => outcome === 'opened',
        5_000,
      );
      expect(next).toMatchObject({ outcome: 'opened' });
    },
    timeoutMs,
  );
});
