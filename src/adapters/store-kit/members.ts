/**
 * A value that queries compare: text by its UTF-8 bytes, integers by their value; null is an absent member.
 */
export type MemberValue = string | number | null;
export type MemberKind = 'text' | 'whole';

/** A part of a record that a store also stores separately, for queries. */
export interface Member<Stored> {
  readonly kind: MemberKind;
  readonly optional: boolean;
  /**
   * Whether a record has any number of values of it: an index then contains the record once for each distinct
   * value.
   */
  readonly several: boolean;
  /**
   * A derived member whose function changes gets the next version, so that its stored values are computed
   * again.
   */
  readonly version: number;
  /** The function that computes it; absent for the record's own member of that name. */
  readonly of?: (record: Stored) => MemberValue | readonly string[] | undefined;
}

/** Text of any characters. */
export const text = { kind: 'text', optional: false, several: false, version: 1 } as const;
/** An integer whose absolute value is at most 2^53 - 1. */
export const whole = { kind: 'whole', optional: false, several: false, version: 1 } as const;

export const optional = <Given extends { readonly kind: MemberKind }>(member: Given) => ({
  ...member,
  optional: true,
});

/** A list of texts, which may be empty. Queries use it only as part of an index. */
export const several = ({ kind }: typeof text) =>
  ({ kind, optional: false, several: true, version: 1 }) as const;

type Derived<Several extends boolean> = Several extends true ? readonly string[] : MemberValue | undefined;

/** Returns a member that a named function computes from the record. */
export const derived = <Stored, Several extends boolean>(
  member: { readonly kind: MemberKind; readonly optional: boolean; readonly several: Several },
  version: number,
  of: (record: Stored) => Derived<Several>,
): Member<Stored> => ({ ...member, version, of });

/**
 * PostgreSQL rejects U+0000, and halves of surrogate pairs have no UTF-8; both are escaped by a sequence that
 * starts with U+0001.
 */
const unsafe = /[\u0000\u0001\ud800-\udfff]/;
const eachUnsafe = /[\u0000\u0001\p{Surrogate}]/gu;

const escaped = (character: string): string =>
  character === '\u0000'
    ? '\u00010'
    : character === '\u0001'
      ? '\u00011'
      : `\u0001s${character.charCodeAt(0).toString(16)}`;

/**
 * Returns text that every store can store: distinct texts stay distinct, text without these characters is
 * unchanged, and the order stays, except for halves of surrogate pairs, which have no order.
 */
export const encodeText = (given: string): string =>
  unsafe.test(given) ? given.replace(eachUnsafe, escaped) : given;

export const decodeText = (kept: string): string =>
  kept.includes('\u0001')
    ? kept.replace(/\u0001(?:0|1|s([0-9a-f]{4}))/g, (found, half?: string) =>
        half === undefined
          ? found === '\u00010'
            ? '\u0000'
            : '\u0001'
          : String.fromCharCode(Number.parseInt(half, 16)),
      )
    : kept;

export const encodeValue = (value: MemberValue): MemberValue =>
  typeof value === 'string' ? encodeText(value) : value;

export const decodeValue = (value: MemberValue): MemberValue =>
  typeof value === 'string' ? decodeText(value) : value;
