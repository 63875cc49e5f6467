export const number = (n: number): string => n.toLocaleString('en-US');

/** Returns a number of things with their name, such as `1 platform` and `2,000 platforms`. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;
