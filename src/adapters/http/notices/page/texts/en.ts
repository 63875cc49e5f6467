import type { NoticeTexts } from './texts.ts';

export const en: NoticeTexts = {
  name: 'English',
  title: 'Report a track',
  intro:
    'Explain why a track should not be available here. A person reviews every report and decides with reasons. You get a receipt with a code, with which you can view the report and complain about our decision.',
  language: 'Language',
  fields: {
    track: 'Track',
    ground: 'Reason',
    explanation: 'Explanation',
    name: 'Your name or company',
    email: 'Your email address',
    goodFaith: 'I believe in good faith that what I state is correct and complete.',
    text: 'Why the decision is wrong',
  },
  hints: {
    track: 'ID or ISRC of the track, or the address of its page.',
    explanation: 'Facts that we can check, in 20 to 5,000 characters.',
    reporter: 'Name and address are optional if you report the sexual abuse of children.',
    code: 'The code of your receipt begins with `nrc_`, the one in our email with `nmc_`. The code of the email also confirms your address.',
  },
  choose: 'Choose a reason',
  grounds: {
    copyright_recording: 'Rights in the recording',
    copyright_composition: 'Rights in the composition or lyrics',
    personal_rights: 'Rights of a person: name, voice, privacy',
    illegal_content: 'Illegal content',
    child_sexual_abuse: 'Sexual abuse of children',
    other: 'Another reason',
  },
  privacy:
    'We use your name and address only to handle this report, do not show them to the person concerned unless the law requires it, and delete them 185 days after our last decision.',
  send: 'Send the report',
  known: 'Have you reported a track already?',
  code: 'Code',
  view: 'View the report',
  report: (noticeId) => `Report ${noticeId}`,
  keep: 'This is the code of your report. Keep it: we cannot show it again.',
  facts: {
    track: 'Track',
    ground: 'Reason',
    submitted: 'Submitted',
    explanation: 'Explanation',
    reasons: 'Reasons of our decision',
    complaint: 'Your complaint',
    complaintReasons: 'Reasons of our decision about the complaint',
  },
  states: {
    received: { heading: 'Received', text: 'A person will review your report.' },
    actioned: { heading: 'We acted on your report', text: 'The track was taken down or restricted.' },
    rejected: { heading: 'We rejected your report', text: 'It led to no action on the track.' },
    no_longer_relevant: {
      heading: 'No longer relevant',
      text: 'The track is no longer available, or the reason no longer exists.',
    },
  },
  email: {
    confirmed: (email) => `We send our decision to ${email}.`,
    unconfirmed: (email) =>
      `We send our decision to ${email} only after you have entered the code of our email here.`,
    none: 'You gave no email address. View the report here with its code.',
  },
  complaint: {
    heading: 'Complain about the decision',
    until: (time) => `You can complain until ${time}. Someone else will decide the complaint.`,
    send: 'Send the complaint',
    open: 'We received your complaint. Someone else will decide it.',
    upheld: 'We reviewed your complaint. Our decision stays.',
    replaced: 'We reviewed your complaint and made a new decision.',
  },
  errors: {
    track: 'We find no published track with this ID, ISRC or address.',
    ground: 'Choose a reason.',
    explanation: 'Enter 20 to 5,000 characters.',
    name: 'Enter your name, with at most 200 characters.',
    email: 'Enter an email address, such as ada@finch.example.',
    goodFaith: 'Confirm this statement.',
    text: 'Enter 20 to 5,000 characters.',
  },
  problems: {
    fields: { heading: 'The report was not sent', text: 'Correct the marked fields.' },
    code: {
      heading: 'This code does not work',
      text: 'It is incomplete, or the report was deleted. Copy the code of your receipt or of our email.',
    },
    unreadable: { heading: 'We could not read this', text: 'It is incomplete or too long. Enter it again.' },
    deleted: {
      heading: 'Already sent',
      text: 'This form was sent before, and that report can no longer be read. Nothing was stored this time. Send the form again to report the track again.',
    },
    changed: {
      heading: 'Already sent',
      text: 'You already sent this form with other entries, and we received that report. Nothing was stored this time. Send the form again to make another report.',
    },
    complaintText: { heading: 'The complaint was not sent', text: 'Correct the marked field.' },
    unavailable: {
      heading: 'Not available at the moment',
      text: 'Nothing was stored. Try again in a few minutes.',
    },
    tooMany: (seconds) => ({
      heading: 'Too many requests',
      text: `Many requests came from your network. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    }),
    complaint: {
      undecided: { heading: 'Not decided yet', text: 'You can complain after we have decided.' },
      submitted: { heading: 'Already submitted', text: 'There is a complaint about this report.' },
      over: { heading: 'The period has ended', text: 'You could complain for six months.' },
    },
  },
};
