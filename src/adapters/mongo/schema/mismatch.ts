/** The database is not as this release needs it, and what to do about it. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch';
}
