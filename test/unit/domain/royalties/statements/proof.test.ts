import fc from 'fast-check';
import { merkleTree, rootFrom } from '../../../../../src/domain/royalties/statements/merkle.ts';
import { provenStatements, statementIssue } from '../../../../../src/domain/royalties/statements/proof.ts';
import { statementFileFrom } from '../../../../../src/domain/royalties/statements/statement-file.ts';
import type { StatementFile } from '../../../../../src/domain/royalties/statements/statement.ts';
import { sha256 } from '../../../../support/builders/royalties/random-period.ts';
import { aStatement, provenFiles } from '../../../../support/builders/royalties/statements.ts';

const only = (parties: number): StatementFile => {
  const [file] = provenFiles(parties);
  if (!file) throw new Error('no statement');
  return file;
};
const issueOf = (file: StatementFile, root = file.root) => statementIssue(file, root, sha256);
/** The statement alone in its period. */
const alone = (statement: StatementFile['statement']): StatementFile => {
  const [file] = provenStatements([{ statement, salt: 'salt' }], sha256).files;
  if (!file) throw new Error('no statement');
  return file;
};

describe('a Merkle tree', () => {
  it('pairs hashes from the left, and takes a last one without a partner as it is', () => {
    const pair = (left: string, right: string) => sha256(`royalty pair ${left} ${right}`);
    const { root, proofOf } = merkleTree(['a', 'b', 'c'], sha256);
    expect(root).toBe(pair(pair('a', 'b'), 'c'));
    expect(proofOf(0)).toEqual([
      { side: 'right', hash: 'b' },
      { side: 'right', hash: 'c' },
    ]);
    expect(proofOf(2)).toEqual([{ side: 'left', hash: pair('a', 'b') }]);
    expect(merkleTree(['a'], sha256)).toMatchObject({ root: 'a' });
    expect(merkleTree([], sha256).root).toBe(sha256(''));
  });

  it('proves each of up to 70 leaves, and no leaf at the place of another', () => {
    for (let size = 1; size <= 70; size++) {
      const leaves = Array.from({ length: size }, (_, n) => sha256(`leaf ${n}`));
      const { root, proofOf } = merkleTree(leaves, sha256);
      for (const [place, leaf] of leaves.entries()) {
        expect(rootFrom(leaf, proofOf(place), sha256)).toBe(root);
        if (size > 1) expect(rootFrom(leaf, proofOf((place + 1) % size), sha256)).not.toBe(root);
      }
    }
  });
});

describe('the proof of a statement', () => {
  it('verifies every statement of a period', () => {
    for (const parties of [1, 2, 3, 8, 13])
      for (const file of provenFiles(parties)) expect(issueOf(file)).toBeUndefined();
  });

  it('fails for every changed member of a statement, of a line, of the salt and of the proof', () => {
    const file = only(5);
    const { statement } = file;
    const [line] = statement.lines;
    const changedLine = (changes: object): StatementFile => ({
      ...file,
      statement: {
        ...statement,
        lines: statement.lines.map((each) => (each === line ? { ...each, ...changes } : each)),
      },
    });
    const changed = [
      ...Object.keys(statement).map((member) => ({ ...file, statement: { ...statement, [member]: 'x' } })),
      changedLine({ exact: '9.000000' }),
      changedLine({ trackId: 'trk_other' }),
      changedLine({ platformId: 'plt_other' }),
      changedLine({ territory: 'DE' }),
      { ...file, statement: { ...statement, lines: statement.lines.slice(1) } },
      { ...file, statement: { ...statement, note: 'added' } },
      { ...file, salt: `${file.salt}x` },
      { ...file, proof: file.proof.slice(1) },
      { ...file, proof: file.proof.map(({ hash, side }) => ({ hash: hash.replaceAll('a', 'b'), side })) },
    ];
    for (const each of changed) expect(issueOf(each)).toBe('not-in-period');
    expect(issueOf(file, sha256('another period'))).toBe('not-in-period');
  });

  it('fails if the lines do not add up to the amount, also if the period contains the statement', () => {
    const { lines, exact } = aStatement({}, 2);
    expect(issueOf(alone(aStatement({ amount: 200, exact: '2.000003' }, 2)))).toBeUndefined();
    expect(issueOf(alone(aStatement({ amount: 201, exact }, 2)))).toBeUndefined();
    for (const changes of [
      { amount: 202 },
      { amount: 199 },
      { exact: '2.000004' },
      { lines: lines.slice(1) },
    ])
      expect([changes, issueOf(alone(aStatement(changes, 2)))]).toEqual([changes, 'sums-differ']);
  });

  it('proves random periods, and no file with a changed character, in 1,000 runs', () => {
    const place = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), place, place, (parties, chosen, at) => {
        const files = provenFiles(parties);
        const file = files[chosen % files.length];
        if (!file) return false;
        const { root, ...proven } = file;
        const text = JSON.stringify(proven);
        const index = at % text.length;
        // Names of members are checked, too: a file that is not one at all verifies nothing.
        const digit = text[index] === '1' ? '2' : '1';
        const altered = `${text.slice(0, index)}${digit}${text.slice(index + 1)}`;
        const parsed = ((): StatementFile | undefined => {
          try {
            return statementFileFrom({ ...(JSON.parse(altered) as object), root });
          } catch {
            return undefined;
          }
        })();
        return issueOf(file) === undefined && (!parsed || issueOf(parsed, root) !== undefined);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a file of a statement', () => {
  it('is read if it has everything that is computed with, whatever else it has', () => {
    const file = only(2);
    const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(statementFileFrom(json({ ...file, names: {} }))).toEqual({ ...file, names: {} });
    const { statement } = file;
    const rejected = [
      ...[null, 'text', 7, [file], {}],
      ...Object.keys(file).map((member) => ({ ...file, [member]: undefined })),
      ...['amount', 'exact', 'lines', 'currency'].map((member) => ({
        ...file,
        statement: { ...statement, [member]: null },
      })),
      { ...file, statement: { ...statement, exact: '1.5' } },
      { ...file, statement: { ...statement, lines: [{ exact: '-1.000000' }] } },
      { ...file, proof: [{ side: 'up', hash: file.root }] },
      { ...file, proof: [{ side: 'left', hash: 'abc' }] },
    ];
    for (const each of rejected) expect(statementFileFrom(json(each))).toBeUndefined();
  });
});
