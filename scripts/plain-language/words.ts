/** A word or phrase that the project does not use, as a pattern, and the common words to use in its place. */
export interface Avoided {
  readonly pattern: string;
  readonly say: string;
  /** `texts` if names in code may still contain it. */
  readonly in?: 'texts';
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
  { pattern: 'whereof|whereupon|thereof|thereupon|whence|thence', say: 'a sentence of its own' },
];

/** Phrases that contain an avoided word in its common meaning, each with the reason why it stays. */
export const exceptions: readonly { readonly phrase: string; readonly why: string }[] = [
  { phrase: 'delivery-tallies', why: 'The name of a kind of record in archives, which are stored.' },
  {
    phrase: "'desks'",
    why: 'The name of a folder of the media store, which processes of two releases may share.',
  },
  {
    phrase: '`desks`',
    why: 'The name of a folder of the media store, which processes of two releases may share.',
  },
  { phrase: "'docket'", why: 'The name of a lock, which processes of two releases may share.' },
  ...['url-refused', 'audio-refused', "'refused'"].map((phrase) => ({
    phrase,
    why: 'A value in stored records, and in code that reads them.',
  })),
  ...['connection was refused', 'connection is refused', 'refuses connections'].map((phrase) => ({
    phrase,
    why: 'The term of TCP for a connection that nobody accepts.',
  })),
  ...["'mails'", '`mails`', 'mails mail_1:'].map((phrase) => ({
    phrase,
    why: 'The name of a kind of record in archives and of a stored collection.',
  })),
  { phrase: "'rehearsal'", why: 'The purpose of a derived key, by which signed texts in use are verified.' },
];

/** Identifiers with an avoided word that stay, each with the place where it is stored. */
export const exceptedNames: readonly { readonly name: string; readonly in: string; readonly why: string }[] =
  [
    {
      name: 'standing',
      in: 'src/domain/billing/',
      why: 'A member of stored events of payment providers.',
    },
    { name: 'standing', in: 'src/adapters/stripe/', why: 'A member of stored events of payment providers.' },
    ...['support/builders/', 'support/stories/', 'unit/domain/billing/', 'unit/adapters/stripe/'].map(
      (folder) => ({
        name: 'standing',
        in: `test/${folder}`,
        why: 'A member of stored events of payment providers.',
      }),
    ),
    {
      name: 'heard',
      in: 'src/application/webhooks/inbound/',
      why: 'A member of the stored records of processed messages.',
    },
    { name: 'delivery_tallies', in: 'src/adapters/mongo/', why: 'The name of a stored collection.' },
  ];

/** The gap between two words of a phrase, which may be a line end within a comment or a table. */
const gap = '[\\s*/#>|]+';
/** Escape sequences of a literal's source text end with a letter that belongs to no word. */
const before = '(?<![A-Za-z0-9_](?<!\\\\[nrt]))';
const phrase = (pattern: string): string => pattern.replaceAll(' ', gap);

const patterns = avoided.map(({ pattern, say, in: place }) => ({
  expression: new RegExp(`${before}(?:${phrase(pattern)})(?![A-Za-z0-9_])`, 'gi'),
  whole: new RegExp(`^(?:${pattern})$`, 'i'),
  isInNames: place === undefined,
  say,
}));
const excepted = exceptions.map(({ phrase: text }) => new RegExp(phrase(text), 'gi'));

/** Returns the avoided words of a text, in the order of the list. */
export function findingsIn(text: string): readonly Finding[] {
  const judged = excepted.reduce((rest, each) => rest.replace(each, (said) => ' '.repeat(said.length)), text);
  return patterns.flatMap(({ expression, say }) =>
    [...judged.matchAll(expression)].map((match) => ({
      at: match.index,
      said: match[0].replace(new RegExp(gap, 'g'), ' '),
      say,
    })),
  );
}

/** Returns the avoided words that a name in camel case is made of; `path` is that of its file. */
export function findingsInName(name: string, path = ''): readonly Finding[] {
  if (exceptedNames.some((each) => each.name === name && path.includes(each.in))) return [];
  const words = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/);
  return words.flatMap((said) =>
    patterns
      .filter(({ whole, isInNames }) => isInNames && whole.test(said))
      .map(({ say }) => ({ at: name.indexOf(said), said, say })),
  );
}

/** Returns the finding of a comment that begins with a fragment instead of a sentence. */
export function fragmentIn(comment: string): readonly Finding[] {
  const first = /^[\s*/]*(Of|What|Whom|Whose)\b(?!.*[?])/.exec(comment);
  return first
    ? [{ at: first[0].length - (first[1] ?? '').length, said: first[1] ?? '', say: 'a complete sentence' }]
    : [];
}
