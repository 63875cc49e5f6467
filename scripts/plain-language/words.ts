import { exceptedNames, exceptions } from './exceptions.ts';

/** A word or phrase that the project does not use, as a pattern, and the common words to use in its place. */
export interface Avoided {
  readonly pattern: string;
  readonly say: string;
  /** `texts` if names in code may still contain it, `names` if it is a common phrase in a text. */
  readonly in?: 'texts' | 'names';
}

/** A finding: where it begins in the text, what the text says there, and what to say in its place. */
export interface Finding {
  readonly at: number;
  readonly said: string;
  readonly say: string;
}

/** Words with a second, private meaning that a newcomer would have to learn; common words say the same. */
export const avoided: readonly Avoided[] = [
  { pattern: 'told|tells?|telling|untold', say: 'reported, notified, shown, recorded or distinguished' },
  { pattern: 'heard|hears?|hearings?|unheard', say: 'analyzed, received, processed, subscribed or audible' },
  { pattern: 'stands?|stood|standing', say: 'is, exists, applies, is in force or current' },
  { pattern: 'lies?|lain', say: 'is, is stored or is located' },
  { pattern: 'let(s|ting)? go', say: 'released, deleted, expired or dropped' },
  { pattern: 'let(s|ting)? in', say: 'accepted, authenticated or authorized' },
  { pattern: 'tak(e|es|en|ing) up|took up', say: 'start, accept, claim or use' },
  { pattern: '(is|are|was|were|be|been|being) had', say: 'exists, is available or is obtained' },
  { pattern: 'anew', say: 'again' },
  { pattern: 'any ?more', say: 'no longer, or any further' },
  { pattern: 'by (itself|themselves)', say: 'automatically, alone or on its own' },
  { pattern: 'who(m|so)?ever', say: 'anyone who, or the role: the caller, the client, the operator' },
  { pattern: 'of (which|whom)', say: 'whose, or a sentence of its own' },
  { pattern: 'hasten(s|ed|ing)?', say: 'wake, or bring forward' },
  { pattern: 'patiently', say: 'with retries' },
  { pattern: 'rehears(e|es|ed|al|als|ing)', say: 'sandbox payment, or trial run' },
  { pattern: 'dockets?', say: 'moderation store, or queue' },
  { pattern: 'desks?', say: 'staff, mailer or payment provider' },
  { pattern: 'forg[eo]t(s|ten|ting)?', say: 'delete, expire, omit or discard' },
  { pattern: 'workshops?', say: 'audio processor' },
  { pattern: 'analysts?', say: 'audio analyzer' },
  { pattern: 'vaults?', say: 'media store' },
  { pattern: 'tall(y|ies|ied)', say: 'count, stats or totals' },
  { pattern: 'refus(e|es|ed|al|als|ing)', say: 'reject, rejected or rejection', in: 'texts' },
  {
    pattern: '(is|are|was|were|be|been|kept|stored) sealed|sealed (under|with|by|for)',
    say: 'encrypted, or signed',
  },
  { pattern: 'the house', say: 'the architecture, or the repository' },
  { pattern: 'for good(?! reasons?)', say: 'permanently' },
  { pattern: 'in vain', say: 'for nothing, needlessly or without success' },
  { pattern: 'wholly', say: 'fully, entirely or completely' },
  { pattern: 'somebody', say: 'someone' },
  { pattern: 'suffic(e|es|ed|ing)', say: 'is enough, or are enough' },
  { pattern: '(that|which|who|it) (is|are|was|were) no(?! longer| more| less)', say: 'is not, or is not a' },
  {
    pattern: 'at once',
    say: 'immediately, or: concurrently, together, at a time, in a burst',
    in: 'texts',
  },
  {
    pattern:
      '(a|an|one|each|every|another|the same|by) mails?(?! (queue|server|filter|client|program|worker|adapter))',
    say: 'email',
    in: 'texts',
  },
  { pattern: 'mailed', say: 'emailed', in: 'texts' },
  { pattern: '(go|goes|went|going|gone) on', say: 'continue', in: 'texts' },
  { pattern: '(?<![-/])mails(?!-)', say: 'emails', in: 'texts' },
  { pattern: 'hand(s|ed|ing)? (over|out)', say: 'send, pass, return, flush or issue' },
  { pattern: 'patience', say: 'timeout, deadline or limit' },
  { pattern: 'usurpers?|stir(s|red|ring)?', say: 'the role, or what changes: duplicate, concurrent change' },
  { pattern: 'anybody', say: 'anyone' },
  { pattern: 'everybodys?', say: 'everyone' },
  { pattern: 'nobodys', say: 'the role: dummy, unknown or unowned' },
  { pattern: 'thrice', say: 'three times' },
  { pattern: 'as said', say: 'this number of, or: with the given' },
  { pattern: '(give|gives|gave|given|giving) back', say: 'return, refund or release' },
  {
    pattern: '(behavi|col|fav|flav|hon|neighb)our(s|ed|ing|able|ites?)?',
    say: 'the American spelling: color, neighbor',
  },
  {
    pattern: '(cancel|label|level|model|signal|travel)l(ed|ers?|ing)',
    say: 'the American spelling: canceled, labeled',
  },
  {
    pattern: 'fulfils?|fulfilment|centred|centring|judgements?|grey|towards',
    say: 'the American spelling: fulfills, centered, judgment, gray, toward',
  },
  { pattern: 'found things?', say: 'search hit' },
  { pattern: 'dims', say: 'dimensions' },
  { pattern: 'sums to master', say: 'stemsSumToMaster, or: the stems add up to the master' },
  { pattern: 'agreed quotas?', say: 'quota overrides' },
  { pattern: 'chores?', say: 'maintenance' },
  { pattern: 'troubl(e|es|ed|ing)', say: 'failure, or fault' },
  { pattern: 'rivals?', say: 'concurrent caller, other process or alternative' },
  { pattern: 'unprov(ed|en)|(is|are|was|were|be|been|not) proved', say: 'unverified, or is verified' },
  { pattern: '(party|receipt|content|billing|enrichment) books?', say: 'the role: resolver, store' },
  { pattern: '(secret|text|message) seals?', say: 'cipher, or signer' },
  { pattern: 'couriers?|token mints?', say: 'webhook sender, or token issuer' },
  { pattern: 'endpoint rolls?', say: 'webhook endpoint store' },
  { pattern: 'survey(s|ed|ing)?', say: 'list, check or count' },
  { pattern: 'strays?|strayed', say: 'unmatched, unknown or left over' },
  { pattern: 'depart(s|ed|ing|ures?)?', say: 'send, leave or end' },
  { pattern: 'flaw(s|ed)?', say: 'issue, fault or invalid' },
  { pattern: '(a|the|its|their) closing of (a|an|the|its) (artist )?accounts?', say: 'closure' },
  ...[
    'decide again',
    'facts moved',
    'take back',
    'lay lane',
    'leave lane',
    'look ahead',
    'let be',
    'drawn up',
  ].map((pattern) => ({
    pattern,
    say: 'the term in the glossary or the neighboring code',
    in: 'names' as const,
  })),
  ...['misuse in', 'holding at', 'once key', 'begin once', 'found staff', 'letters? of', 'last letter'].map(
    (pattern) => ({ pattern, say: 'the term in the glossary or the neighboring code', in: 'names' as const }),
  ),
  { pattern: 'whereof|whereupon|thereof|thereupon|whence|thence', say: 'a sentence of its own' },
];

/** The gap between two words of a phrase, which may be a line end within a comment or a table. */
const gap = '[\\s*/#>|]+';
/** Escape sequences of a literal's source text end with a letter that belongs to no word. */
const before = '(?<![A-Za-z0-9_](?<!\\\\[nrt]))';
const phrase = (pattern: string): string => pattern.replaceAll(' ', gap);

const patterns = avoided.map(({ pattern, say, in: place }) => ({
  expression: new RegExp(`${before}(?:${phrase(pattern)})(?![A-Za-z0-9_])`, 'gi'),
  inName: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'gi'),
  isInTexts: place !== 'names',
  isInNames: place !== 'texts',
  say,
}));
const excepted = exceptions.map(({ phrase: text }) => new RegExp(phrase(text), 'gi'));

/** Returns the avoided words of a text, in the order of the list. */
export function findingsIn(text: string): readonly Finding[] {
  const judged = excepted.reduce((rest, each) => rest.replace(each, (said) => ' '.repeat(said.length)), text);
  return patterns
    .filter(({ isInTexts }) => isInTexts)
    .flatMap(({ expression, say }) =>
      [...judged.matchAll(expression)].map((match) => ({
        at: match.index,
        said: match[0].replace(new RegExp(gap, 'g'), ' '),
        say,
      })),
    );
}

/** What was found in each name: the same names are in thousands of files. */
const findingsOfNames = new Map<string, readonly Finding[]>();

function judgedName(name: string): readonly Finding[] {
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).join(' ');
  return patterns
    .filter(({ isInNames }) => isInNames)
    .flatMap(({ inName, say }) =>
      [...words.matchAll(inName)].map(([said]) => ({
        at: name.indexOf(said.split(' ')[0] ?? said),
        said,
        say,
      })),
    );
}

/** Returns the avoided words that a name in camel case is made of; `path` is that of its file. */
export function findingsInName(name: string, path = ''): readonly Finding[] {
  if (exceptedNames.some((each) => each.name === name && path.includes(each.in))) return [];
  const known = findingsOfNames.get(name) ?? judgedName(name);
  findingsOfNames.set(name, known);
  return known;
}

/** Returns the finding of a comment that begins with a fragment instead of a sentence. */
export function fragmentIn(comment: string): readonly Finding[] {
  const first = /^[\s*/]*(Of|What|Whom|Whose)\b(?!.*[?])/.exec(comment);
  return first
    ? [{ at: first[0].length - (first[1] ?? '').length, said: first[1] ?? '', say: 'a complete sentence' }]
    : [];
}
