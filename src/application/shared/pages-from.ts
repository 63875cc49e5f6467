/** Where a page of a list begins: at the start, or after a place. */
export interface From<Place> {
  readonly after?: Place;
}

/** Yields the pages of a list, until one says that nothing follows. */
export async function* pagesFrom<Place, Page extends { readonly next?: Place | undefined }>(
  read: (from: From<Place>) => Promise<Page>,
): AsyncGenerator<Page> {
  for (let from: From<Place> | undefined = {}; from;) {
    const page: Page = await read(from);
    yield page;
    from = page.next === undefined ? undefined : { after: page.next };
  }
}

/** Yields the pages of a list whose items are the places at which pages begin, until a page is empty. */
export async function* keyedPagesFrom<Place, Item>(
  read: (from: From<Place>) => Promise<readonly Item[]>,
  placeOf: (last: Item) => Place,
): AsyncGenerator<readonly Item[]> {
  for (let from: From<Place> = {}; ;) {
    const items = await read(from);
    const last = items.at(-1);
    if (last === undefined) return;
    yield items;
    from = { after: placeOf(last) };
  }
}
