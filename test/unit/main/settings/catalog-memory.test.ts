import { catalogMemoryOf } from '../../../../src/main/settings/catalog-memory.ts';

describe('CATALOG_MEMORY', () => {
  it.each([0, 1, 1_000_000, 2 ** 28, 2 ** 40])('bounds views and whole pages together: %d', (bytes) => {
    const { views, pages } = catalogMemoryOf(bytes);
    expect(views + pages).toBe(bytes);
    expect(pages).toBe(Math.floor(bytes / 16));
  });
});
