/** Bytes made here, or a stretch of the source: from its first byte up to, not including, its last. */
export type Part = Buffer | { readonly from: number; readonly to: number };
