import { MongoClient, type Document } from 'mongodb';
import { prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { borrowMongo, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { declaredQueries, type DeclaredQuery } from '../../../support/stores/declared-queries.ts';
import { mongoQueryOf } from '../../../support/stores/plans/mongo-index-use.ts';
import { needing } from '../../../support/needing.ts';

/** A stage of a plan and the one that feeds it. */
interface Stage {
  readonly stage: string;
  readonly indexName?: string;
  readonly inputStage?: Stage;
}

const stagesOf = (stage: Stage): readonly Stage[] => [
  stage,
  ...(stage.inputStage ? stagesOf(stage.inputStage) : []),
];

needing('mongo', 'plans of MongoDB', () => {
  let server: BorrowedStore;
  let client: MongoClient;
  let queries: readonly DeclaredQuery[];
  beforeAll(async () => {
    server = await borrowMongo();
    client = await MongoClient.connect(server.url);
    await prepareMongo({ url: server.url }, () => undefined);
    queries = await declaredQueries();
  });
  afterAll(async () => {
    await client.close();
    await server.release();
  });

  /**
   * Whether the server answers a query by its own index, which a hint names. Without a hint, the server of the test images explains
   * nearly every query as a scan (188 of 193, also of filled collections), and reports a sort although an index has the order: its
   * explanations say nothing about MongoDB's planner. That one takes the plan that does the least in a trial, and the test of
   * declared queries shows that each query has an index that examines and sorts nothing needlessly, by the rules of MongoDB.
   */
  const faultOf = async ({ name, index }: DeclaredQuery, filter: Document): Promise<string | undefined> => {
    const documents = client.db('licensing').collection(index.collection.name);
    const hint = index.name === 'key' && index.on.length === 1 ? '_id_' : index.name;
    const explained = await documents
      .find(filter)
      .hint(hint)
      .explain('queryPlanner')
      .catch((error: unknown) => ({ error: String(error) }));
    if ('error' in explained) return `${name}: ${String(explained.error)}`;
    const { winningPlan } = explained['queryPlanner'] as { readonly winningPlan: Stage };
    const stages = stagesOf(winningPlan);
    if (stages.some(({ stage }) => stage === 'COLLSCAN')) return `${name}: reads the whole collection`;
    const used = stages.flatMap(({ indexName }) => indexName ?? []);
    return used.includes(hint) ? undefined : `${name}: uses ${used.join(', ') || 'no index'}, not ${hint}`;
  };

  const faults = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const query of queries) {
      const requested = mongoQueryOf(query);
      const fault = requested && (await faultOf(query, requested.filter));
      if (fault !== undefined) found.push(fault);
    }
    return found;
  };

  it('find the records of each query of the repositories by its index', async () => {
    expect(queries.length).toBeGreaterThan(100);
    expect(await faults()).toEqual([]);
  });

  it('are reported if an index is missing', async () => {
    await client.db('licensing').collection('licenses').dropIndex('ofPlatform');
    expect(await faults()).toContainEqual(expect.stringMatching(/^page licenses\.ofPlatform .*: /));
  });
});
