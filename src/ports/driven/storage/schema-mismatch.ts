/** The schema of the database is not that of this release. The message contains instructions. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch';
}

/** No release has prepared the database. */
export class NotPrepared extends SchemaMismatch {}
