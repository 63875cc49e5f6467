import { relative } from 'node:path';

/** A test file, as jest passes it to a runner. */
export interface TestFile {
  readonly path: string;
  readonly context: { readonly config: { readonly rootDir: string } };
}

/**
 * The suites that take longest on two cores, slowest first (reporters/slowest.js prints the figures). In a fresh clone jest knows no
 * durations and runs the smallest files last; the slowest suites have small files, and would run alone at the end.
 */
export const slowSuites: readonly string[] = [
  'test/integration/storage/mongo/contracts.test.ts',
  'test/integration/journeys/operator/move.test.ts',
  'test/integration/browsers/partner-keyboard.test.ts',
  'test/integration/journeys/kills/operator-kill.test.ts',
  'test/integration/portal/all-pages/every-page.test.ts',
  'test/integration/portal/console/every-page.test.ts',
  'test/integration/storage/postgres/contracts.test.ts',
  'test/integration/journeys/kills/evidence-kill.test.ts',
  'test/integration/journeys/api-on-mongo.test.ts',
  'test/integration/demo/demo-catalog.test.ts',
  'test/integration/adapters/audio/mark-survival.test.ts',
  'test/integration/portal/all-pages/every-role.test.ts',
  'test/integration/adapters/audio/wasm-codecs.test.ts',
  'test/integration/portal/studio/every-page.test.ts',
  'test/integration/browsers/officers-keyboard.test.ts',
  'test/integration/journeys/kills/processing-kill.test.ts',
  'test/integration/journeys/kills/image-kill.test.ts',
  'test/integration/architecture/pluggable.test.ts',
  'test/integration/adapters/audio/ffmpeg-codec.test.ts',
  'test/integration/journeys/kills/submission-kill.test.ts',
  'test/integration/storage/mongo/archive.test.ts',
  'test/integration/evaluation/audio-analyzer-figures.test.ts',
  'test/integration/storage/mongo/upgrade.test.ts',
  'test/integration/journeys/kills/upload-kill.test.ts',
  'test/integration/storage/moves.test.ts',
  'test/integration/journeys/operator/move-rejections.test.ts',
  'test/integration/storage/kills/compliance-mails-kill.test.ts',
  'test/integration/main/master-key.test.ts',
  'test/integration/storage/kills/expiry-kill.test.ts',
  'test/integration/portal/journey.test.ts',
  'test/integration/storage/kills/audit-kill.test.ts',
  'test/integration/storage/mongo/network/network.test.ts',
  'test/unit/adapters/memory/catalog-index/snapshots/snapshot.test.ts',
  'test/integration/http/all-operations/bad-bodies.test.ts',
];

/** Returns the path of a test file, from the root of the repository. */
export const pathOf = ({ path, context }: TestFile): string => relative(context.config.rootDir, path);

/** Returns the slow suites first, and all others in their order. */
export const slowFirst = (tests: readonly TestFile[]): readonly TestFile[] => {
  const placeOf = (test: TestFile): number => {
    const place = slowSuites.indexOf(pathOf(test));
    return place < 0 ? slowSuites.length : place;
  };
  return tests.toSorted((one, other) => placeOf(one) - placeOf(other));
};
