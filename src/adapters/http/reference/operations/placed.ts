import type { OpenApiDocument, Operation } from './document-shape.ts';

export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  /** Aliases: other paths of the same operation. */
  readonly aliases: readonly { readonly path: string; readonly operationId: string }[];
}

const aliasesOf = ({ operationId }: Operation, { paths }: OpenApiDocument): PlacedOperation['aliases'] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations)
      .filter((one) => one['x-alias-of'] === operationId)
      .map((one) => ({ path, operationId: one.operationId })),
  );

/** Returns each operation of a document once, with its aliases. */
export const placedIn = (document: OpenApiDocument): readonly PlacedOperation[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-alias-of'] === undefined)
      .map(([method, operation]) => ({ path, method, operation, aliases: aliasesOf(operation, document) })),
  );

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
