import { readdirSync, readFileSync } from 'node:fs';
import { findingsInFile } from '../../../scripts/plain-language/judge.ts';
import { enforcedNames, quoting } from '../../../scripts/plain-language/enforced.ts';
import { exceptedNames, exceptions } from '../../../scripts/plain-language/exceptions.ts';
import { avoided, findingsIn, findingsInName } from '../../../scripts/plain-language/words.ts';

const program = (text: string, options = {}): readonly string[] =>
  findingsInFile('planted.tsx', text, options);
const page = (text: string): readonly string[] => findingsInFile('planted.md', text);

describe('plain language in programs', () => {
  it.each([
    ['a string', `const title = 'The member stands twice';`],
    ['a template', 'const title = `${name} is told`;'],
    ['a regular expression', 'const title = /let go before it/;'],
    ['JSX text', 'const panel = <p>See how it stands</p>;'],
    ['the attribute of an element', '<Button label="Begin anew" />;'],
    ['the name of a test', `it('forgets the session', () => {});`],
    ['the key of an object', `const words = { 'is heard': 1 };`],
    ['a literal type', `type Outcome = 'unheard' | 'analyzed';`],
    ['a line comment', '// Each caller is told.'],
    ['a docstring', '/** Returns the rehearsal of a payment. */'],
    ['a phrase across two line comments', '// The upload was let\n// go.'],
    ['a phrase across two lines of a docstring', '/**\n * Each lock is taken\n * up.\n */'],
    ['a word after an escape sequence', String.raw`const text = 'line\nstood';`],
    ['a capital letter', `const text = 'Whoever asks';`],
    ['a negation without "not"', '// A value that is no key ends the start.'],
    ['a phrase with two meanings', '// Three requests at once are accepted.'],
    ['the old word for an email', '// Queues a mail for the owner.'],
    ['a phrase for continuing', `it('goes on after a kill', () => {});`],
    ['the plural of that phrase', `it('lets requests go on after a kill', () => {});`],
    ['the old plural for emails', `it('deletes old mails', () => {});`],
    ['a phrase for flushing', `it('hands over what was counted', () => {});`],
    ['a word for a timeout', '// The patience of a caller ends after 2 s.'],
    ['a word for a concurrent change', 'const text = `a usurper of the ID`;'],
    ['the other word for anyone', '// The address can be opened by anybody.'],
    ['a comment that begins with Of', '// Of each track, the newest version.'],
    ['a docstring that begins with What', '/** What an endpoint receives. */'],
    ['a docstring that begins with Whose', '/** Whose collection it is. */'],
    ['the other word for everyone', '// Each key is for everybody.'],
    ['a word for a record of nobody', '// The nobodys are not found.'],
    ['a word for three times', `it('is rotated thrice', () => {});`],
    ['a reference to an argument', '/** As many stores as said. */'],
    ['a phrase for returning', '// A lease that is not given back expires.'],
    ['a British ending in -our', `const text = 'the neighbours of a peak';`],
    ['a British doubled l', `it('lists cancelled subscriptions', () => {});`],
    ['another British spelling', '// Centred on the loudest step.'],
  ])('rejects an avoided word in %s', (_, code) => {
    expect(program(code)).toHaveLength(1);
  });

  it.each([
    ['words that contain an avoided one', `const text = 'understands, toll, lieutenant, shears, standard';`],
    ['the path of a module', `import { a } from './told.ts';\nexport { b } from './heard.ts';`],
    ['names, unless they are judged too', 'const heard = told;'],
    ['a comment that begins with a question', '// What remains of a quota? Nothing, after midnight.'],
    ['the negations that stay', '// A link that is no longer valid, for good reasons.'],
    ['the servers and the queue of emails', '// A mail server, and the mail queue.'],
    ['names with the old plural for emails', `const kinds = ['mails', 'contact-mails'];`],
    ['a sentence in common words', '// An endpoint receives each event at least once.'],
    [
      'words that only look British',
      `const text = 'your hour, the harbour, cancellation, controlled, fulfilled';`,
    ],
  ])('accepts %s', (_, code) => {
    expect(program(code)).toEqual([]);
  });

  it('rejects an avoided word in a name in camel case, where names are judged', () => {
    expect(program('const lastHeardAt = 1;', { names: true })).toEqual([
      'planted.tsx:1:11 Say it in common words: not "Heard" but analyzed, received, processed, subscribed or audible.',
    ]);
    expect(program('const understood = standardTerms;', { names: true })).toEqual([]);
  });

  it.each(['FoundThing', 'partyBook', 'decideAgain', 'rivals', 'mayTakeUp', 'forGood', 'found_thing'])(
    'rejects the retired name %s, also of several words',
    (name) => {
      expect(program(`const ${name} = 1;`, { names: true })).toHaveLength(1);
    },
  );

  it.each([
    ['found things', 1],
    ['a party book', 1],
    ['The result is proved.', 1],
    ['The track is approved.', 0],
    ['The closing of an account', 1],
    ['Closing an account; decide again.', 0],
  ])('finds in %j so many retired phrases: %i', (text, count) => {
    expect(findingsIn(text)).toHaveLength(count);
  });

  it('rejects a British spelling in a name, but not in a stored code or a path', () => {
    expect(program('const labelledBy = 1;', { names: true })).toHaveLength(1);
    expect(program(`import { leveler } from './levelling.ts';`, { names: true })).toEqual([]);
    expect(program(`const reason = 'no_tonal_centre';`, { names: true })).toEqual([]);
  });

  it('reports where a word is and what to say in its place', () => {
    expect(program(`const a = 1;\nconst title = 'It begins anew';`)).toEqual([
      'planted.tsx:2:26 Say it in common words: not "anew" but again.',
    ]);
  });
});

describe('plain language in pages', () => {
  it('rejects an avoided word, and a phrase across two lines', () => {
    expect(page('# Links\nThe link is valid no more.\nIt cannot be used any\nmore.\n\n| whoever |')).toEqual([
      'planted.md:3 Say it in common words: not "any more" but no longer, or any further.',
      'planted.md:6 Say it in common words: not "whoever" but anyone who, or the role: the caller, the client, the operator.',
    ]);
  });

  it('accepts code and the addresses of links', () => {
    expect(page('`told` and [events](told.md)\n```ts\nconst told = 1;\n```\n')).toEqual([]);
  });
});

describe('the exceptions of plain language', () => {
  it('give a reason each, and each is needed', () => {
    for (const { phrase, why } of exceptions) {
      expect(why).toMatch(/^[A-Z].{20,}\.$/);
      expect(avoided.some(({ pattern }) => new RegExp(`\\b(?:${pattern})\\b`, 'i').test(phrase))).toBe(true);
      expect(findingsIn(phrase)).toEqual([]);
    }
  });

  it.each(quoting)('leave out $path, which contains such words', ({ path, why }) => {
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
    expect(findingsInFile(path, readFileSync(path, 'utf8'))).not.toEqual([]);
  });

  it.each(exceptedNames)('accept the stored name $name in $in alone', ({ name, in: folder, why }) => {
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
    expect(enforcedNames.some((enforced) => folder.startsWith(`${enforced}/`))).toBe(true);
    expect(findingsInName(name, `/checkout/${folder}a.ts`)).toEqual([]);
    expect(findingsInName(name, 'src/domain/shared/a.ts')).toHaveLength(1);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    expect(files.some((file) => readFileSync(`${folder}${file}`, 'utf8').includes(name))).toBe(true);
  });
});
