const table = (polynomial: number, width: number): Uint16Array =>
  Uint16Array.from({ length: 256 }, (_, byte) => {
    const top = 1 << (width - 1);
    const mask = (1 << width) - 1;
    let remainder = byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) {
      remainder = remainder & top ? ((remainder << 1) ^ polynomial) & mask : (remainder << 1) & mask;
    }
    return remainder;
  });

const table8 = table(0x07, 8);
const table16 = table(0x8005, 16);

/** The check of a FLAC frame's header. */
export const crc8 = (bytes: Uint8Array, from: number, to: number): number => {
  let crc = 0;
  for (let i = from; i < to; i++) crc = table8[crc ^ (bytes[i] ?? 0)] ?? 0;
  return crc;
};

/** The check of a whole FLAC frame. */
export const crc16 = (bytes: Uint8Array, from: number, to: number): number => {
  let crc = 0;
  for (let i = from; i < to; i++) {
    crc = ((crc << 8) & 0xffff) ^ (table16[(crc >>> 8) ^ (bytes[i] ?? 0)] ?? 0);
  }
  return crc;
};
