/** Any credential of a platform. */
export const owner = { kind: 'platform', anyOf: [] } as const;

/** A credential with every scope of its platform: for what concerns the platform as a whole. */
export const manager = { kind: 'platform', anyOf: [], every: true } as const;
