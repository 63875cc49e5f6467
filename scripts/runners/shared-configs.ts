/** The settings of a project that its workers apply; others select and name test files. */
interface WorkerConfig {
  readonly setupFiles: readonly string[];
  readonly setupFilesAfterEnv: readonly string[];
  readonly snapshotSerializers: readonly string[];
}

interface ConfiguredTest {
  readonly context: { readonly config: WorkerConfig };
}

const settingsOf = ({ setupFiles, setupFilesAfterEnv, snapshotSerializers }: WorkerConfig): string =>
  JSON.stringify([setupFiles, setupFilesAfterEnv, snapshotSerializers]);

/**
 * Returns the tests with one configuration object for projects whose workers work in the same way, and what returns the given test of one
 * of them: jest-light-runner starts `maxWorkers` processes for each object, and each process loads the service.
 */
export const sharedConfigs = <Test extends ConfiguredTest>(tests: readonly Test[]) => {
  const configs = new Map<string, Test['context']['config']>();
  const pairs = tests.map((test): [Test, Test] => {
    const { config } = test.context;
    const settings = settingsOf(config);
    const known = configs.get(settings) ?? config;
    configs.set(settings, known);
    return [{ ...test, context: { ...test.context, config: known } }, test];
  });
  const given = new Map(pairs);
  return { shared: [...given.keys()], given: (test: Test): Test => given.get(test) ?? test };
};
