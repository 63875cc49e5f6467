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
  { phrase: "'Courier'", why: 'The name of a font of PDF.' },
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
    { name: 'flaw', in: 'src/domain/audit/', why: 'A member of stored entries of the audit log.' },
    ...['src/domain/catalog/', 'src/domain/drafts/', 'src/application/', 'test/'].map((folder) => ({
      name: 'sumsToMaster',
      in: folder,
      why: 'A member of stored tracks.',
    })),
    ...['src/domain/moderation/', 'src/application/moderation/', 'test/unit/', 'test/support/stories/'].map(
      (folder) => ({
        name: 'takeUp',
        in: folder,
        why: 'It is named like the action `take_up` of the API.',
      }),
    ),
    { name: 'take_up', in: 'portal/src/console/appeals/', why: 'The name of an action of the API.' },
    { name: 'delivery_tallies', in: 'src/adapters/mongo/', why: 'The name of a stored collection.' },
  ];
