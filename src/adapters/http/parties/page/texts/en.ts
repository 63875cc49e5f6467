import type { SharesTexts } from './texts.ts';

const places = (where: string | undefined): string => (where === undefined ? '' : `, in ${where}`);

export const en: SharesTexts = {
  name: 'English',
  title: 'Confirm your shares',
  intro:
    'An account named you as an owner, a writer or a publisher of a track. See your shares, and confirm or dispute them.',
  language: 'Language',
  code: 'Code from the email',
  hint: 'The code begins with `asc_`. Copy it from our latest email.',
  view: 'View the shares',
  untitled: 'Track without a title',
  entered: (account, party) => `${account} entered this track and named you as ${party}.`,
  artists: 'Artists',
  yourShares: 'Your shares',
  share: {
    master: (percent, where) => `${percent} of the recording${places(where)}`,
    publisher: (percent, where) => `${percent} of the composition, as its publisher${places(where)}`,
    writer: (percent, role, publisher) =>
      `${percent} of the composition, as ${role}${publisher === undefined ? '' : `, administered by ${publisher}`}`,
    administered: (percent, role) => `${percent} of the composition, administered by you (${role})`,
  },
  roles: {
    composer: 'composer',
    lyricist: 'lyricist',
    composer_lyricist: 'composer and lyricist',
    arranger: 'arranger',
  },
  states: {
    asked: () => ({ heading: 'Not answered yet', text: 'Compare the shares with what you agreed.' }),
    confirmed: (account) => ({
      heading: 'You confirmed these shares',
      text: `${account} sees your answer. You can change it while the code is valid.`,
    }),
    disputed: (account) => ({
      heading: 'You disputed these shares',
      text: `${account} sees your answer and your reason. You can change it while the code is valid.`,
    }),
    optedOut: () => ({
      heading: 'You get no more emails about shares',
      text: 'An answer that you gave before stays. The code of our latest email still works.',
    }),
  },
  consents: 'Data mining and AI',
  uses: {
    dataMining: 'text and data mining',
    aiInference: 'input to AI models',
    aiTraining: 'training of AI models',
    aiGenerativeTraining: 'training of generative AI models',
  },
  permissions: { allowed: 'allowed', constrained: 'allowed under conditions', notAllowed: 'not allowed' },
  meaning: (account) =>
    `If you confirm, you say that the shares are right and that ${account} may license them.`,
  confirm: 'Confirm the shares',
  reason: 'Why the shares are wrong (optional)',
  dispute: 'Dispute the shares',
  noMore: 'No more emails',
  noMoreMeaning:
    'If you choose this, we send you no further emails about shares, whichever account names you.',
  validUntil: (time) => `The code is valid until ${time}.`,
  problems: {
    invalid: {
      heading: 'This code does not work',
      text: 'It is incomplete or has expired. Copy the code of our latest email.',
    },
    replaced: {
      heading: 'A later email replaced this code',
      text: 'Use the code of our latest email to see and answer the question. With this one you can only choose that you get no more emails.',
    },
    changed: {
      heading: 'This question has changed',
      text: 'The account has changed your shares, your name, your IPI name number, your address or the track since this email. If it asks you again, use the code of that email.',
    },
    unreadable: {
      heading: 'We could not read this',
      text: 'It is incomplete or too long. Enter the code again. A reason has at most 1,000 characters.',
    },
    unavailable: {
      heading: 'Not available at the moment',
      text: 'Nothing was stored. Try again in a few minutes.',
    },
    tooMany: (seconds) => ({
      heading: 'Too many requests',
      text: `Many codes were entered from your network. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    }),
  },
};
