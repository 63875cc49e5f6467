import { json, scripted } from '../../support/clients/scripted-fetch.ts';

const page = (ids: readonly string[], nextCursor: string | null) =>
  json({ data: ids.map((licenseId) => ({ licenseId })), pagination: { limit: 2, nextCursor } });
const feed = (versions: readonly number[], hasMore: boolean) =>
  json({
    items: versions.map((catalogVersion) => ({ catalogVersion })),
    nextCursor: `s1.${versions.at(-1) ?? 0}`,
    hasMore,
  });

describe('pagination', () => {
  it('returns the items of all pages in order, with the same filters', async () => {
    const { api, seen } = scripted([page(['a', 'b'], 'c1'), page([], 'c2'), page(['c'], null)]);
    const ids: string[] = [];
    for await (const { licenseId } of api.each.listLicenses({ status: 'active', limit: 2 }))
      ids.push(licenseId);
    expect(ids).toEqual(['a', 'b', 'c']);
    expect(seen.map(({ url }) => new URL(url).search)).toEqual([
      '?status=active&limit=2',
      '?status=active&limit=2&cursor=c1',
      '?status=active&limit=2&cursor=c2',
    ]);
  });

  it('requests a page only when the caller reaches it', async () => {
    const { api, seen } = scripted([page(['a', 'b'], 'c1')]);
    for await (const { licenseId } of api.each.listLicenses()) if (licenseId === 'b') break;
    expect(seen).toHaveLength(1);
  });

  it('returns the pages themselves, with the cursor from which to continue later', async () => {
    const { api, seen } = scripted([feed([1, 2], true), feed([3], false)]);
    let kept: string | undefined;
    let count = 0;
    for await (const { items, nextCursor } of api.pages.syncCatalog({ limit: 2 })) {
      count += items.length;
      kept = nextCursor;
    }
    expect([count, kept, seen.length]).toEqual([3, 's1.3', 2]);
  });

  it('ends a feed that has no more items, although it has a cursor', async () => {
    const { api, seen } = scripted([feed([1, 2], true), feed([3], false)]);
    const versions: number[] = [];
    for await (const { catalogVersion } of api.each.syncCatalog({ cursor: 's1.0' }))
      versions.push(catalogVersion);
    expect(versions).toEqual([1, 2, 3]);
    expect(seen.map(({ url }) => new URL(url).searchParams.get('cursor'))).toEqual(['s1.0', 's1.2']);
  });
});
