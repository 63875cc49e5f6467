import { digitsOf } from '../../domain/shared/money.ts';

/** Converts a cell of a CSV manifest to the form of a JSON manifest, or returns undefined if it is empty. */
export type CellReader = (cell: string) => unknown;

const parts = (cell: string, by: string): readonly string[] =>
  cell
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A cell that begins like JSON is parsed as JSON. */
const orJson =
  (reader: CellReader): CellReader =>
  (cell) =>
    /^[[{]/.test(cell) ? json(cell) : reader(cell);

export const json: CellReader = (cell): unknown => {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    throw new SyntaxError('is not JSON');
  }
};

export const text: CellReader = (cell) => cell;

/**
 * Reads digits with a point or a comma; other text is unchanged, so that validation of the row rejects it.
 */
export const number: CellReader = (cell) =>
  /^[+-]?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;

export const yesNo: CellReader = (cell) => {
  if (/^(yes|true|y|1)$/i.test(cell)) return true;
  if (/^(no|false|n|0)$/i.test(cell)) return false;
  return cell;
};

/** `a; b; c` */
export const list: CellReader = orJson((cell) => parts(cell, ';'));

/** `WORLD -US -CA`, `GB; IE`: codes parted by blanks, commas or semicolons, those with a minus left out. */
export const territories: CellReader = orJson((cell) => {
  const codes = cell.split(/[\s,;]+/).filter((code) => code !== '');
  return {
    include: codes.filter((code) => !code.startsWith('-')),
    exclude: codes.filter((code) => code.startsWith('-')).map((code) => code.slice(1)),
  };
});

/** `name=value; name=value` */
export const record: CellReader = orJson((cell) =>
  Object.fromEntries(
    parts(cell, ';').map((part) => {
      const at = part.indexOf('=');
      if (at < 1) throw new SyntaxError(`"${part}" is not name=value`);
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  ),
);

/** `Nora Vale; Halden (featured)` */
export const artists: CellReader = orJson((cell) =>
  parts(cell, ';').map((part) => {
    const credited = /^(.*\S)\s*\((main|featured|remixer)\)$/.exec(part);
    return credited ? { name: credited[1], role: credited[2] } : { name: part };
  }),
);

/** `drums=stems/a.wav; harmony/Felt piano=stems/b.wav` */
export const stems: CellReader = orJson((cell) =>
  parts(cell, ';').map((part) => {
    const stem = /^([^/=]+)(?:\/([^=]+))?=(.+)$/.exec(part);
    if (!stem) throw new SyntaxError(`"${part}" is not category=file or category/name=file`);
    const name = stem[2]?.trim();
    return { category: stem[1]?.trim(), ...(name !== undefined && { name }), file: stem[3]?.trim() };
  }),
);

const roles = new Set(['composer', 'lyricist', 'composer_lyricist', 'arranger']);

const holding = (who: 'party' | 'name', part: string): unknown => {
  const [name = '', ...words] = parts(part, '|');
  const said = words.map((word) => {
    const share = /^([\d.,]+)\s*%?$/.exec(word);
    if (share?.[1] !== undefined) return { sharePct: share[1].replace(',', '.') };
    const tagged = /^(ipi|pro|in)\s+(\S.*)$/is.exec(word);
    const value = tagged?.[2] ?? '';
    const tag = tagged?.[1]?.toLowerCase();
    if (tag === 'in') return { territories: value.split(/[\s,]+/) };
    if (tag !== undefined) return { [tag]: value };
    if (roles.has(word)) return { role: word };
    throw new SyntaxError(`"${word}" of "${name}" is not a share, a role, IPI …, PRO … or in …`);
  });
  return Object.assign({ [who]: name }, ...said) as unknown;
};

/** `Northlight | 60%; Meridian | 40% | in US CA` */
export const masterShares: CellReader = orJson((cell) =>
  parts(cell, ';').map((part) => holding('party', part)),
);

/** `Nora Vale | composer | 50% | IPI 00250165006 | PRO PRS; …` */
export const shares: CellReader = orJson((cell) => parts(cell, ';').map((part) => holding('name', part)));

/** `perpetual`, `12 months` */
export const term: CellReader = orJson((cell) => {
  const months = /^(\d+)\s*months?$/i.exec(cell);
  return months ? { type: 'fixed', months: Number(months[1]) } : { type: cell };
});

/** Reads `trim; loop; mix`: an absent edit is not permitted. */
export const edits: CellReader = orJson((cell) => {
  const named = parts(cell, ';');
  const known = { trim: false, loop: false, mix: false, lyricsChange: false };
  return {
    ...known,
    ...Object.fromEntries(named.filter((name) => name !== 'none').map((name) => [name, true])),
  };
});

/** `49.00 EUR`, with just the decimals that the currency has; as its minor unit. */
export const fee: CellReader = orJson((cell) => {
  const money = /^(\d+)(?:[.,](\d+))?\s*([A-Z]{3})$/.exec(cell);
  const currency = money?.[3];
  if (!money || currency === undefined)
    throw new SyntaxError(`"${cell}" is not an amount and a currency (49.00 EUR)`);
  const decimals = digitsOf(currency);
  const fraction = money[2] ?? '';
  if (fraction.length !== decimals)
    throw new SyntaxError(`"${cell}" needs ${decimals} decimals (${currency})`);
  return { amount: Number(`${money[1]}${fraction}`), currency };
});
