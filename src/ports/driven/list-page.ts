/** Where a page of a list ends: the value that the list is sorted by, and the record that has it. */
export interface ListPlace {
  readonly at: string | number;
  readonly id: string;
}

export interface ListPage<Item> {
  /** May be fewer than asked for while more follow: a page looks at a bounded number of records. */
  readonly items: readonly Item[];
  /** Present where more may follow. */
  readonly next?: ListPlace;
}
