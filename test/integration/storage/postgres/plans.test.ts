import pg from 'pg';
import { dialect } from '../../../../src/adapters/postgres/kernel/dialect.ts';
import { preparePostgres } from '../../../../src/adapters/postgres/storage.ts';
import { indexName, statementOf } from '../../../../src/adapters/store-kit/sql/index.ts';
import { borrowPostgres, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { declaredQueries, type DeclaredQuery } from '../../../support/stores/declared-queries.ts';
import { needing } from '../../../support/needing.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Changes of one record, which is found by its key and then compared with what is expected of it. */
const changes = ['replace', 'remove', 'lease'];
/** The planner chooses no index for these. */
const insertions = ['insert', 'insert-if-absent', 'add'];

const isOfSeveral = ({ operation }: DeclaredQuery): boolean =>
  'range' in operation && operation.range.among !== undefined;

needing('postgres', 'plans of PostgreSQL', () => {
  let server: BorrowedStore;
  let client: pg.Client;
  let queries: readonly DeclaredQuery[];
  beforeAll(async () => {
    server = await borrowPostgres();
    await preparePostgres(server.url, () => undefined);
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
    // The rest of these are steps that no index can do.
    for (const way of [
      'seqscan',
      'bitmapscan',
      'sort',
      'incremental_sort',
      'hashjoin',
      'mergejoin',
      'material',
    ])
      await client.query(`SET enable_${way} = off`);
    queries = await declaredQueries();
  }, 180_000);
  afterAll(async () => {
    await client.end();
    await server.release();
  });

  const indexNameOf = ({ index }: DeclaredQuery): string =>
    index.name === 'key' || index.several !== undefined
      ? `${(index.name === 'key' ? indexName(index).replace(/_key"$/, '"') : indexName(index)).slice(1, -1)}_pkey`
      : indexName(index).slice(1, -1);

  /** The plan of a query where its own index is the only one of its table. */
  const planOf = async (query: DeclaredQuery): Promise<readonly Plan[]> => {
    const { sql, values } = statementOf(query.operation, dialect);
    await client.query('BEGIN');
    if (query.index.several === undefined)
      await client.query(
        `UPDATE pg_index SET indisvalid = false WHERE indrelid = (SELECT indrelid FROM pg_index WHERE indexrelid = $1::regclass) AND indexrelid <> $1::regclass`,
        [`"${indexNameOf(query)}"`],
      );
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      [...values],
    );
    await client.query('ROLLBACK');
    return rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
  };

  const faultOf = (query: DeclaredQuery, plan: readonly Plan[]): string | undefined => {
    const found = plan.filter((node) => node['Index Name'] === indexNameOf(query));
    if (found.length === 0) return `does not use ${indexNameOf(query)}`;
    const other = plan.find((node) => /Sort|Seq Scan|Bitmap/.test(node['Node Type']));
    if (other) return other['Node Type'];
    const filters = plan
      .flatMap(({ Filter }) => Filter ?? [])
      // A lease is no member of an index: it is looked at in each record.
      .filter((filter) => !filter.includes('lease_'))
      // With several values the planner walks the index in its order, or looks each up and sorts: statistics decide.
      .filter((filter) => !isOfSeveral(query) || !filter.includes('= ANY ('));
    return filters.length > 0 && !changes.includes(query.operation.op)
      ? `Filter ${filters.join(', ')}`
      : undefined;
  };

  it('find the records of each query of the repositories by its index, in its order', async () => {
    const faults: string[] = [];
    for (const query of queries.filter(({ operation }) => !insertions.includes(operation.op))) {
      const fault = faultOf(query, await planOf(query));
      if (fault !== undefined) faults.push(`${query.name}: ${fault}`);
    }
    expect(queries.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it('are reported if an index lacks a member, or has another order', async () => {
    const query = queries.find(({ name }) => name.startsWith('page licenses.ofPlatform (equal 1'));
    if (!query) throw new Error('no page of the licenses of a platform');
    const replaced = async (columns: string): Promise<string | undefined> => {
      await client.query(
        `DROP INDEX licenses_of_platform; CREATE INDEX licenses_of_platform ON licenses (${columns})`,
      );
      return faultOf(query, await planOf(query));
    };
    expect(await replaced('platform_id, license_id')).toBeUndefined();
    expect(await replaced('platform_id, track_id, license_id')).toMatch(/Sort/);
    expect(await replaced('license_id')).toMatch(/Filter/);
  });
});
