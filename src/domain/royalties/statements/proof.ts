import { canonical } from '../../shared/canonical.ts';
import { exactMillionths, millionthsIn } from '../amounts.ts';
import { merkleTree, rootFrom } from './merkle.ts';
import type { Statement, StatementFile } from './statement.ts';

type Sha256 = (text: string) => string;

/** Returns the hash of a statement with its salt, which is the leaf of the tree of its period. */
const leafOf = ({ statement, salt }: Pick<StatementFile, 'statement' | 'salt'>, sha256: Sha256): string =>
  sha256(`royalty statement ${salt} ${canonical(statement)}`);

/**
 * Returns the root of all statements of a period, and each statement with its proof. The leaves are in the order of their hashes, which
 * the salts make random, so that the place of a leaf says nothing about its party.
 */
export const provenStatements = (
  salted: readonly Pick<StatementFile, 'statement' | 'salt'>[],
  sha256: Sha256,
): { readonly root: string; readonly files: readonly StatementFile[] } => {
  const ordered = salted
    .map(({ statement, salt }) => ({ statement, salt, leaf: leafOf({ statement, salt }, sha256) }))
    .toSorted((one, other) => (one.leaf < other.leaf ? -1 : 1));
  const { root, proofOf } = merkleTree(
    ordered.map(({ leaf }) => leaf),
    sha256,
  );
  const files = ordered.map(({ statement, salt }, place) => ({
    statement,
    salt,
    proof: proofOf(place),
    root,
  }));
  return { root, files };
};

/** `sums-differ`: the lines do not add up to the amount; `not-in-period`: the root does not follow from statement, salt and proof. */
export type StatementIssue = 'sums-differ' | 'not-in-period';

const addsUp = ({ lines, exact, amount, currency }: Statement): boolean => {
  const unit = millionthsIn(currency);
  const sum = lines.reduce((total, line) => total + exactMillionths(line.exact), 0n);
  const rounding = BigInt(amount) * BigInt(unit) - sum;
  return exactMillionths(exact) === sum && rounding < unit && rounding > -unit;
};

/**
 * Returns why a file does not prove that the period with this root contains its statement, or undefined if it does. It proves inclusion,
 * and that nothing was changed since the close; not that what the amounts were computed from was true.
 */
export const statementIssue = (
  { statement, salt, proof }: Omit<StatementFile, 'root'>,
  root: string,
  sha256: Sha256,
): StatementIssue | undefined => {
  if (rootFrom(leafOf({ statement, salt }, sha256), proof, sha256) !== root) return 'not-in-period';
  return addsUp(statement) ? undefined : 'sums-differ';
};
