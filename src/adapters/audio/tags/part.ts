/** New bytes, or a range of the source from `from` up to, but not including, `to`. */
export type Part = Buffer | { readonly from: number; readonly to: number };
