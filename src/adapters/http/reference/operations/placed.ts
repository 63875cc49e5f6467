import type { OpenApiDocument, Operation } from './document-shape.ts';

export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  /** Aliases: other paths of the same operation. */
  readonly aliases: readonly { readonly path: string; readonly operationId: string }[];
}

/** Returns each operation of a document once, with its aliases. */
export const placedIn = ({ paths }: OpenApiDocument): readonly PlacedOperation[] => {
  const every = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  const aliases = Map.groupBy(every, ({ operation }) => operation['x-alias-of']);
  return (aliases.get(undefined) ?? []).map((one) => ({
    ...one,
    aliases: (aliases.get(one.operation.operationId) ?? []).map(({ path, operation: { operationId } }) => ({
      path,
      operationId,
    })),
  }));
};

/** The tag of the operations for the staff of the service, which partners cannot call. */
export const staffTag = 'Staff';

/** Operations of one tag. */
export interface Group {
  readonly name: string;
  readonly purpose: string | undefined;
  readonly operations: readonly PlacedOperation[];
}

/** Returns the operations by tag: those for partners, or those for staff. */
export const groupsIn = (document: OpenApiDocument, audience: 'partners' | 'staff'): readonly Group[] => {
  const placed = placedIn(document);
  return document.tags
    .filter(({ name }) => (name === staffTag) === (audience === 'staff'))
    .map(({ name, description }) => ({
      name,
      purpose: description,
      operations: placed.filter(({ operation }) => operation.tags[0] === name),
    }))
    .filter(({ operations }) => operations.length > 0);
};
