/** The schema of the database is not that of this release. The message contains instructions. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch';
}
