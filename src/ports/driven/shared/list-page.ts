/** The end of a page of a list: the sort value and the ID of its last record. */
export interface ListPlace {
  readonly at: string | number;
  readonly id: string;
}

/** A page of a list, whose items up to `after` in its order are left out. */
export interface PageRequest {
  readonly limit: number;
  readonly after?: ListPlace;
}

export interface ListPage<Item> {
  /**
   * The items, which may be fewer than requested although more follow: a page examines a limited number of
   * records.
   */
  readonly items: readonly Item[];
  /** Present if more may follow. */
  readonly next?: ListPlace;
}
