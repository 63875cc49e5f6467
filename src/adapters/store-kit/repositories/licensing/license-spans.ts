import type { ReplacedVersion } from '../../../../domain/licensing/amendment.ts';
import type { License } from '../../../../domain/licensing/license.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { LicenseId, PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import { expand } from '../../../../domain/shared/territory.ts';
import { clockToleranceMs, type Use } from '../../../../domain/usage/licensed-use.ts';
import { licenses, licenseVersions, territoriesOf } from '../../collections/licensing.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { peekPage } from '../../program.ts';
import { maxBatchSize } from '../shared/index-walk.ts';

/** The time in which a version of a license was in force, and where. */
export interface Span {
  readonly licenseId: LicenseId;
  /** Absent for the license as it is. */
  readonly version?: number;
  readonly coverage: string;
  readonly from: Instant;
  readonly until: Instant;
}

interface CurrentRow {
  readonly licenseId: LicenseId;
  readonly coverage: string;
  readonly validFrom: Instant;
  readonly endsAt: Instant;
}

interface ReplacedRow {
  readonly licenseId: LicenseId;
  readonly coverage: string;
  readonly version: number;
  readonly replacedAt: Instant;
}

/** The first rows of an index, and whether these are all. */
interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly areAll: boolean;
}

/** Reads rows of a platform's licenses for a track, or of replaced versions, without reading whole records. */
const rowsOf = async <Stored, Row>(
  kernel: Kernel,
  index: Index<Stored>,
  names: readonly (string & keyof Row)[],
  { equal, max }: { readonly equal: readonly [PlatformId, TrackId]; readonly max: number },
): Promise<Rows<Row>> => {
  const rows: Row[] = [];
  const position = index.on.slice(equal.length) as (string & keyof Row)[];
  for (;;) {
    const limit = Math.min(maxBatchSize, max - rows.length);
    const last = rows.at(-1);
    const after = last && position.map((name) => last[name] as string | number);
    const read = await kernel.read(peekPage(index, { equal, limit, ...(after && { after }) }, ...names));
    rows.push(...(read as readonly Row[]));
    if (read.length < limit) return { rows, areAll: true };
    if (rows.length >= max) return { rows, areAll: false };
  }
};

/** Returns the spans of licenses: each version begins when it replaces the one before. */
const spansOf = (current: readonly CurrentRow[], replaced: readonly ReplacedRow[]): readonly Span[] => {
  const earlier = Map.groupBy(replaced, ({ licenseId }) => licenseId);
  return current.flatMap(({ licenseId, coverage, validFrom, endsAt }) => {
    const before = earlier.get(licenseId)?.toSorted((one, other) => one.version - other.version) ?? [];
    let from = validFrom;
    const spans: Span[] = [];
    for (const { version, coverage: covered, replacedAt } of before) {
      spans.push({ licenseId, version, coverage: covered, from, until: replacedAt });
      from = replacedAt;
    }
    return [...spans, { licenseId, coverage, from, until: endsAt }];
  });
};

/** Returns the spans of a platform's licenses for a track, or undefined if there are more than `max` rows. */
export const spansOfTrack = async (
  kernel: Kernel,
  equal: readonly [PlatformId, TrackId],
  max: number,
): Promise<readonly Span[] | undefined> => {
  const range = { equal, max };
  const current = await rowsOf<License, CurrentRow>(
    kernel,
    licenses.indexes.byCoverage,
    ['licenseId', 'coverage', 'validFrom', 'endsAt'],
    range,
  );
  if (!current.areAll) return undefined;
  const replaced = await rowsOf<ReplacedVersion, ReplacedRow>(
    kernel,
    licenseVersions.indexes.byCoverage,
    ['licenseId', 'coverage', 'version', 'replacedAt'],
    range,
  );
  return replaced.areAll ? spansOf(current.rows, replaced.rows) : undefined;
};

/** Returns a function that finds the span closest to covering a use: in force and in its territory, or in force. */
export const closestAmong = (spans: readonly Span[]): ((use: Use) => Span | undefined) => {
  const covered = new Map(spans.map(({ coverage }) => [coverage, expand(territoriesOf(coverage))]));
  return ({ territory, occurredAt: at }) => {
    let inForce: Span | undefined;
    for (const span of spans) {
      if (at < span.from - clockToleranceMs || at >= span.until) continue;
      if (territory === undefined || covered.get(span.coverage)?.has(territory)) return span;
      inForce ??= span;
    }
    return inForce;
  };
};
