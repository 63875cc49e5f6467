export const credentials = {} as const;
