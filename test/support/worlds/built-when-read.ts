import type { valuesOf } from '../../../src/main/features/wiring/direct.ts';
import type { Feature, Use } from '../../../src/main/features/wiring/wiring.ts';

/**
 * Returns the use cases of a feature, each built when a test first reads it: building all of them takes most of the time of a world, and a
 * test calls a few.
 */
export const builtWhenRead = <Port>(valueOf: ReturnType<typeof valuesOf>, uses: Feature<Port>): Port =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries<Use<unknown>>(uses).map(([name, use]) => [
        name,
        { enumerable: true, get: () => valueOf(use) },
      ]),
    ),
  ) as Port;
