import { noEffects, type Effects } from '../../src/ports/driven/shared/effects.ts';

export { noEffects };

/** These effects and no others. */
export const effectsOf = (some: Partial<Effects> = {}): Effects => ({ ...noEffects, ...some });

/** Changes to a commit, with any of its effects. */
export type ChangesOf<Commit extends { readonly effects: Effects }> = Partial<Omit<Commit, 'effects'>> & {
  readonly effects?: Partial<Effects>;
};

/** The commit of a broken store that loses one kind of effect. */
export const without = <Commit extends { readonly effects: Effects }>(
  kind: keyof Effects,
  commit: Commit,
): Commit => ({ ...commit, effects: { ...commit.effects, [kind]: noEffects[kind] } });
