import { forensicMarkBits } from '../../../../domain/licensing/forensic-mark.ts';

// A checksum and a convolutional code make the bits of a payload tolerant to errors.
const payloadBits = forensicMarkBits;
const checkBits = 16;
const tailBits = 6; // They return the encoder to its first state.
const messageBits = payloadBits + checkBits + tailBits;
const generators = [0o117, 0o127, 0o155, 0o171]; // rate 1/4, constraint length 7, free distance 20
const states = 64;

export const codedBits = messageBits * generators.length;

const hasOddParity = (bits: number): boolean => {
  let odd = false;
  for (let rest = bits; rest > 0; rest &= rest - 1) odd = !odd;
  return odd;
};

/** The four output bits of the encoder for each of its 128 transitions (a state and an input bit), as ±1. */
const outputs = Array.from({ length: 2 * states }, (_, transition) =>
  generators.map((generator) => (hasOddParity(transition & generator) ? 1 : -1)),
);

/** Returns the coded bits of a payload, as ±1. */
export const encoded = (payload: number): Int8Array => {
  const bits = bitsOf(payload, payloadBits);
  const message = [...bits, ...bitsOf(crc16(bits), checkBits), ...new Array<number>(tailBits).fill(0)];
  let state = 0;
  return Int8Array.from(
    message.flatMap((bit) => {
      const transition = (state << 1) | bit;
      state = transition % states;
      return outputs[transition] ?? [];
    }),
  );
};

/**
 * Returns the most probable payload for the received bits if its checksum is correct. Positive values
 * indicate 1, with their distance from 0 as certainty.
 */
export const decoded = (readings: Float64Array): number | undefined => {
  const message = likeliest(readings);
  const bits = message.slice(0, payloadBits);
  const check = message.slice(payloadBits, payloadBits + checkBits);
  return numberOf(check) === crc16(bits) ? numberOf(bits) : undefined;
};

/** Decodes by Viterbi's algorithm: returns the message whose coded bits agree best. */
const likeliest = (readings: Float64Array): readonly number[] => {
  const cameFrom: Uint8Array[] = [];
  let scores = new Float64Array(states).fill(-Infinity);
  scores[0] = 0;
  for (let step = 0; step < messageBits; step++) {
    const next = new Float64Array(states).fill(-Infinity);
    const origin = new Uint8Array(states);
    for (let transition = 0; transition < 2 * states; transition++) {
      const before = transition >> 1;
      const agreement = (outputs[transition] ?? []).reduce(
        (sum, sign, i) => sum + sign * (readings[step * generators.length + i] ?? 0),
        scores[before] ?? 0,
      );
      const state = transition % states;
      if (agreement <= (next[state] ?? 0)) continue;
      next[state] = agreement;
      origin[state] = before;
    }
    scores = next;
    cameFrom.push(origin);
  }
  const message: number[] = [];
  let state = 0;
  for (let step = messageBits - 1; step >= 0; step--) {
    message.unshift(state & 1);
    state = cameFrom[step]?.[state] ?? 0;
  }
  return message;
};

/** CRC-16/CCITT-FALSE, bit by bit. */
const crc16 = (bits: readonly number[]): number =>
  bits.reduce((crc, bit) => ((crc << 1) & 0xffff) ^ ((crc >> 15) ^ bit ? 0x1021 : 0), 0xffff);

// Bitwise operators end at 32 bits.
const bitsOf = (value: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(value / 2 ** (count - 1 - i)) % 2);

const numberOf = (bits: readonly number[]): number => bits.reduce((value, bit) => 2 * value + bit, 0);
