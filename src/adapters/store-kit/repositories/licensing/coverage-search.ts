import { versionStart } from '../../../../domain/licensing/license.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import {
  clockToleranceMs,
  coversTerritory,
  type LicenseVersion,
  type Use,
} from '../../../../domain/usage/licensed-use.ts';
import { licenses, licenseVersions, territoriesOf } from '../../collections/licensing.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { page, peekPage } from '../../program.ts';

/** The number of distinct coverages that are searched. Most platforms license a track for one or two. */
const maxCoverages = 10;
/** The number of versions that a search of one coverage looks at. */
const maxVersions = 3;

type Binding = readonly [PlatformId, TrackId];
/** A version that was in force, or undefined if none was; `unknown` if the search would have to continue. */
type Searched = LicenseVersion | undefined | 'unknown';

/** Returns the distinct coverages in an index, each found by one search. */
export async function* coveragesIn<Stored>(
  kernel: Kernel,
  index: Index<Stored>,
  equal: Binding,
): AsyncGenerator<string> {
  for (let last: string | undefined; ;) {
    const range = { equal, limit: 1, ...(last !== undefined && { after: [last] }) };
    const [next] = await kernel.read(peekPage(index, range, 'coverage'));
    if (!next) return;
    yield (last = String(next.coverage));
  }
}

/** Returns the distinct coverages in an index, or undefined if there are too many. */
const fewCoveragesIn = async <Stored>(
  kernel: Kernel,
  index: Index<Stored>,
  equal: Binding,
): Promise<readonly string[] | undefined> => {
  const found: string[] = [];
  for await (const coverage of coveragesIn(kernel, index, equal)) {
    if (found.length === maxCoverages) return undefined;
    found.push(coverage);
  }
  return found;
};

/** Searches versions with one coverage in the order of their ends. */
const inForce = async <Stored extends LicenseVersion>(
  kernel: Kernel,
  index: Index<Stored>,
  equal: readonly [...Binding, string],
  at: Instant,
): Promise<Searched> => {
  const after = [at, '\u{10ffff}'];
  const read = await kernel.read(page(index, { equal, limit: maxVersions, after }));
  const begun = read.find((version) => versionStart(version) <= at + clockToleranceMs);
  return begun ?? (read.length < maxVersions ? undefined : 'unknown');
};

interface Licensed {
  readonly coverages: readonly string[];
  readonly inForce: (coverage: string, at: Instant) => Promise<Searched>;
}

const licensedIn = async <Stored extends LicenseVersion>(
  kernel: Kernel,
  index: Index<Stored>,
  binding: Binding,
): Promise<Licensed | undefined> => {
  const coverages = await fewCoveragesIn(kernel, index, binding);
  return coverages && { coverages, inForce: (one, at) => inForce(kernel, index, [...binding, one], at) };
};

/**
 * Returns a search for the version that is closest to covering a use, among a platform's licenses for a track and
 * their replaced versions. It takes a bounded number of index searches, however many licenses there are.
 */
export const searchOf = async (
  kernel: Kernel,
  binding: Binding,
): Promise<(use: Use) => Promise<Searched>> => {
  const current = await licensedIn(kernel, licenses.indexes.byCoverage, binding);
  const replaced = current && (await licensedIn(kernel, licenseVersions.indexes.byCoverage, binding));
  if (!replaced) return () => Promise.resolve('unknown');
  return async ({ territory, occurredAt }) => {
    for (const isCovering of [true, false])
      for (const versions of [current, replaced])
        for (const coverage of versions.coverages) {
          if (coversTerritory(territoriesOf(coverage), territory) !== isCovering) continue;
          const found = await versions.inForce(coverage, occurredAt);
          if (found) return found;
        }
    return undefined;
  };
};
