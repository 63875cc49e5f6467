import { closestTo } from '../../../../../../src/adapters/store-kit/repositories/licensing/closest-licenses.ts';
import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import type { Reading } from '../../../../../../src/adapters/store-kit/program.ts';
import type { License } from '../../../../../../src/domain/licensing/license.ts';
import type { Use } from '../../../../../../src/domain/usage/licensed-use.ts';
import {
  aLicense,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../../../../support/builders/builders.ts';

/** Returns a kernel that reads pages of licenses of contents, and counts them. */
const kernelOf = (licenses: readonly License[]) => {
  const sorted = licenses.toSorted((a, b) =>
    a.contentId === b.contentId ? (a.licenseId < b.licenseId ? -1 : 1) : a.contentId < b.contentId ? -1 : 1,
  );
  const pages: number[] = [];
  const read = async (operation: Reading): Promise<readonly License[]> => {
    if (operation.op !== 'page' || operation.index.on[1] !== 'contentId') return [];
    const { equal = [], among = equal.slice(1), after: [after = ''] = [], limit } = operation.range;
    const found = sorted.filter((each) => among.includes(each.contentId) && each.licenseId > String(after));
    pages.push(Math.min(found.length, limit));
    return found.slice(0, limit);
  };
  return { kernel: { read } as unknown as Kernel, pages };
};

const licensed = (content: number, n: number): License =>
  aLicense({ licenseId: licenseId(n), contentId: contentId(content), trackId: trackId(n) });
const use = (content: number, track: number): Use => ({
  ...{ contentId: contentId(content), trackId: trackId(track), occurredAt: noon + 1 },
});

describe('the licenses of the contents of a batch', () => {
  it('are read in one query', async () => {
    const { kernel, pages } = kernelOf(Array.from({ length: 40 }, (_, n) => licensed(n, n)));
    const uses = Array.from({ length: 41 }, (_, n) => use(n, n));
    const closest = await closestTo(kernel, platformId(), uses);
    expect(closest.map((license) => license?.licenseId)).toEqual([
      ...Array.from({ length: 40 }, (_, n) => licenseId(n)),
      undefined,
    ]);
    expect(pages).toEqual([40]);
  });

  it('are all found if one query does not contain them', async () => {
    // The first content has 290 licenses, the next two have 15 each, and the query ends among those of the second.
    const licenses = Array.from({ length: 320 }, (_, n) => licensed(n < 290 ? 1 : n < 305 ? 2 : 3, n));
    const { kernel, pages } = kernelOf(licenses);
    const uses = licenses.map((_, n) => use(n < 290 ? 1 : n < 305 ? 2 : 3, n));
    const closest = await closestTo(kernel, platformId(), [...uses, use(4, 1), use(1, 300)]);
    expect(closest.slice(0, 320).map((license) => license?.licenseId)).toEqual(
      licenses.map((license) => license.licenseId),
    );
    expect(closest.slice(320)).toEqual([undefined, undefined]);
    // The whole first content comes from the first query; three contents are read alone.
    expect(pages).toEqual([300, 15, 15, 0]);
  });
});
