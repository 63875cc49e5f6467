import type { Action, Template } from './templates.ts';

export interface Statement {
  readonly ground: Template['ground'];
  readonly facts: string;
  readonly clause: string;
}

/** The texts that a reviewer has written for an action, by the name of the template. */
export interface Draft {
  readonly chosen?: string;
  readonly statements: Readonly<Record<string, Statement>>;
}

/** The decision about a track that a reviewer prepares. It outlives the panel of the track. */
export interface Work {
  readonly drafts: Readonly<Partial<Record<Action, Draft>>>;
  /** True until the response to the decision is there. */
  readonly isSent: boolean;
  /** Why the decision was not accepted. */
  readonly error?: unknown;
  /** Set if the track had changed since the reviewer read it: what is different. */
  readonly changes?: readonly string[];
}

export const noWork: Work = { drafts: {}, isSent: false };
