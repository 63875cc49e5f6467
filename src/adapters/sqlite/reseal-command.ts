import type { Resealing } from '../../ports/driven/secret-seal.ts';
import { command } from './command.ts';

interface Reseal extends Resealing {
  readonly keyId: string;
}

/** A command that replaces the sealed `member` of a key's document if it is still the one that was read. */
export const resealCommand = (
  name: string,
  { table, member }: { readonly table: 'signing_keys' | 'master_keys'; readonly member: string },
) => {
  const replace = `UPDATE ${table} SET doc = json_set(doc, '$.${member}', ?)
    WHERE key_id = ? AND doc ->> '${member}' = ?`;
  return command(name, (db, { keyId, from, to }: Reseal): 'replaced' | 'changed' =>
    db.run(replace, to, keyId, from) > 0 ? 'replaced' : 'changed',
  );
};
