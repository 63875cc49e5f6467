/** A database does not have the schema that this release needs. The message says what to do about it. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch';
}
