import type { Collection, Project } from '../../../domain/collections/collection.ts';
import type { CollectionId, PlatformId } from '../../../domain/shared/ids.ts';
import type { OriginEnded, OriginGuard } from '../platforms/origin-guard.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export interface CollectionAddition {
  readonly project: Project;
  readonly guards: {
    /** The owner must have fewer projects than this. */
    readonly fewerThan: number;
  } & OriginGuard;
  readonly effects: Effects;
}

export interface CollectionChange {
  /** The collection with its next version. */
  readonly collection: Collection;
  /** `version` is the version on which the decision was based; 0 for favorites that are not stored yet. */
  readonly guards: { readonly version: number } & OriginGuard;
}

/** The lists of tracks of platforms. */
export interface CollectionStore {
  /** Atomic: stores the project and its effects if the owner has fewer projects than `guards.fewerThan`. */
  add(addition: CollectionAddition): Promise<'added' | 'guard-failed' | OriginEnded>;
  /** Atomic: stores the collection if its version has not changed since the decision. */
  change(change: CollectionChange): Promise<'changed' | 'guard-failed' | OriginEnded>;
  /** Atomic: removes the collection if its version has not changed since the decision. */
  remove(
    collection: Pick<Collection, 'collectionId' | 'owner'>,
    guards: { readonly version: number } & OriginGuard,
  ): Promise<'removed' | 'guard-failed' | OriginEnded>;
  /** Returns a collection of the owner. */
  find(platformId: PlatformId, collectionId: CollectionId): Promise<Collection | undefined>;
  /** Returns projects of the owner, the last created first; those before `after` in this order are left out. */
  list(
    platformId: PlatformId,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Project>>;
}
