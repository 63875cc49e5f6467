import { networkStoreContract } from '../../../../contract/storage/network-store.contract.ts';
import type { NetworkView } from '../../../../contract/storage/network-store/stage.ts';
import type { OpenWorld } from '../../../../contract/world.ts';
import { describeContract, expectMutantRejected } from '../../../../support/contract.ts';
import { needing } from '../../../../support/needing.ts';
import { patchPostgres } from '../../../../support/stores/patched-postgres.ts';
import { postgresNetwork } from '../../../../support/servers/postgres-network.ts';

type Change = Parameters<typeof patchPostgres>[0];

/** A store whose driver behaves otherwise. */
const patched =
  (open: OpenWorld<NetworkView>, change: Change): OpenWorld<NetworkView> =>
  async () => {
    const world = await open();
    const restore = patchPostgres(change);
    return {
      ...world,
      close: async () => {
        restore();
        await world.close();
      },
    };
  };

/** An error that is not a passing one: what met it is not tried again. */
const lasting = (): Error => Object.assign(new Error('the connection is gone'), { code: '58000' });
const asksForOutcome = (sql: string): boolean => sql.includes('pg_xact_status');

/** The server's record of every transaction whose commit was not answered. */
const said =
  (status: 'committed' | 'aborted'): Change =>
  async (sql, ask) => {
    const answer = await ask();
    return asksForOutcome(sql)
      ? { ...answer, rows: answer.rows.map((row: object) => ({ ...row, status })) }
      : answer;
  };

needing('postgres', 'PostgreSQL over a network', () => {
  const open = postgresNetwork({ timeoutMs: 8_000, lasting: false });
  const { lostReplies } = networkStoreContract(open);
  describeContract('whose replies and connections are lost', lostReplies);

  describe('the contract', () => {
    const rejects = (title: string, change: Change, by: readonly string[]): void =>
      expectMutantRejected(title, networkStoreContract(patched(open, change)).lostReplies, by);

    rejects(
      'a store that tries nothing again',
      (_sql, ask) =>
        ask().catch((error: unknown) => {
          throw 'severity' in Object(error) ? error : lasting();
        }),
      [
        'runs a program again whose connection is cut before its commit',
        'repeats a read whose connection is cut',
      ],
    );
    rejects(
      'a store that treats an unknown commit as failed',
      (sql, ask) => (asksForOutcome(sql) ? Promise.reject(lasting()) : ask()),
      [
        'issues a license once if the reply to the commit is lost',
        'begins a request once under its key if the reply to the commit is lost',
        'claims an endpoint once if the reply to the claim is lost',
      ],
    );
    rejects('a store that runs a program again without asking what became of its commit', said('aborted'), [
      'adds to a count once for each commit whose reply is lost',
      'begins a request once under its key if the reply to the commit is lost',
    ]);
    rejects('a store that believes every commit done', said('committed'), [
      'reports no commit that did not reach the server',
    ]);
  });
});
