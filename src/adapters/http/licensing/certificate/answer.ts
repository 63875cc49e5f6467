import type { ShownProblem } from '../../kernel/route.ts';
import type { Fact } from '../../pdf/page.ts';
import { permittedBy, publicFacts } from './facts.ts';
import type { Answer } from './texts/texts.ts';
import type { State, Verdict } from './verdict.ts';
import { capital, type Words } from './words.ts';

type Tone = 'good' | 'warn' | 'bad';

/** A verdict in words. */
export interface Shown extends Answer {
  readonly tone: Tone;
  /** The content of the license, whether or not it permits anything now. Empty if no license was found. */
  readonly permits: readonly Fact[];
  readonly permitsNow: boolean;
}

const toneOf = (state: State): Tone => {
  switch (state.kind) {
    case 'in-force':
      return 'good';
    case 'sandbox':
      return 'bad';
    case 'must-remove':
      return state.territories ? 'warn' : 'bad';
    default:
      return 'warn';
  }
};

const withSteps = (answer: Answer, more: readonly string[]): Answer => ({
  ...answer,
  steps: [...answer.steps, ...more],
});

/** Returns a state in words. */
const stateIn = (state: State, { texts, time, countriesInSentence }: Words): Answer => {
  const { states, additions } = texts;
  const elsewhere = (inForce: boolean) =>
    inForce ? additions.inForceElsewhere : additions.notInForceElsewhere;
  switch (state.kind) {
    case 'sandbox':
      return states.sandbox;
    case 'must-remove': {
      const { territories, onHold } = state;
      const by = time(state.removeBy);
      return withSteps(
        territories ? states.mustRemoveIn(countriesInSentence(territories), by) : states.mustRemove(by),
        [
          ...(onHold ? [additions.publishNothingNewIn(countriesInSentence(onHold))] : []),
          ...(territories ? [elsewhere(state.inForce)] : []),
        ],
      );
    }
    case 'not-yet':
      return states.notYet(time(state.from));
    case 'revoked':
    case 'expired': {
      const at = state.at === undefined ? undefined : time(state.at);
      return withSteps(states[state.kind](at), [
        state.contentSurvives ? additions.contentMayStay : additions.contentMustGo,
      ]);
    }
    case 'on-hold':
      return state.territories
        ? withSteps(states.onHoldIn(countriesInSentence(state.territories)), [elsewhere(true)])
        : states.onHold;
    case 'in-force':
      return states.inForce;
  }
};

/** Returns in the words of a language why nothing could be verified. */
export const problemIn = (
  { texts: { problems } }: Words,
  { status, retryAfter = 1 }: Pick<ShownProblem, 'status' | 'retryAfter'>,
): Shown => {
  const answer =
    status === 429
      ? problems.tooMany(retryAfter)
      : status >= 500
        ? problems.unavailable
        : problems.unreadable;
  return { ...answer, tone: 'warn', permits: [], permitsNow: false };
};

/** Returns a verdict in the words of a language. */
export const answerIn = (words: Words, verdict: Verdict): Shown => {
  const { nothingFound, genuine, additions } = words.texts;
  if (!('state' in verdict)) {
    const tone = verdict.kind === 'empty' ? 'warn' : 'bad';
    return { ...nothingFound[verdict.kind], tone, permits: [], permitsNow: false };
  }
  const { permitsNow } = verdict;
  const answer = stateIn(verdict.state, words);
  const tone = toneOf(verdict.state);
  if (verdict.kind === 'license')
    return {
      ...withSteps(answer, [additions.pasteCertificate]),
      heading: capital(answer.heading),
      ...{ tone, permitsNow, permits: publicFacts(verdict.license, words) },
    };
  const { amendedTo } = verdict;
  const amended =
    amendedTo !== undefined
      ? [
          additions.amended(amendedTo),
          ...(permitsNow ? [additions.coversAtLeast] : []),
          additions.askForCurrent,
        ]
      : [];
  return {
    heading: (tone === 'good' ? genuine.and : genuine.but)(answer.heading),
    findings: [genuine.finding, ...answer.findings],
    steps: [...answer.steps, ...(amended.length > 0 ? [amended.join(' ')] : [])],
    ...{ tone, permitsNow, permits: permittedBy(verdict.claims, words) },
  };
};
