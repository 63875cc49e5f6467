import type { ParametersOf } from '@platform-licensing/client';

type Statement = ParametersOf<'createDecision'>['body']['statement'];
export type Action = 'approve' | 'request_changes' | 'reject';

/** The beginning of a statement of reasons, which the reviewer completes. */
export interface Template {
  readonly name: string;
  readonly ground: Statement['ground'];
  readonly facts: string;
  readonly clause: string;
}

const metadata = 'Terms of service, delivery of metadata';
const audio = 'Terms of service, technical quality';
const rights = 'Terms of service, rights and warranties';
const content = 'Terms of service, content policy';

/** Statements of reasons by action. People affected read them, so they name facts, not people. */
export const templates: Readonly<Record<Action, readonly Template[]>> = {
  approve: [
    {
      name: 'Meets the requirements',
      ground: 'meets_requirements',
      facts: 'The recording, its metadata and the declared rights meet the requirements of the catalog.',
      clause: 'Terms of service, admission to the catalog',
    },
  ],
  request_changes: [
    {
      name: 'Metadata differs from the recording',
      ground: 'metadata',
      facts:
        'The delivered tempo, key or mood differs from what is measured in the recording. Correct the metadata and deliver the track again.',
      clause: metadata,
    },
    {
      name: 'AI disclosure incomplete',
      ground: 'metadata',
      facts:
        'The disclosure of the use of AI is incomplete. State it for vocals, instruments, composition and lyrics, and deliver the track again.',
      clause: metadata,
    },
    {
      name: 'Audio quality',
      ground: 'audio_quality',
      facts: 'The master is clipped, noisy or cut off. Deliver a corrected master.',
      clause: audio,
    },
    {
      name: 'Rights incomplete',
      ground: 'rights_claim',
      facts:
        'The shares of the master recording or of the work are incomplete. Correct them and deliver the track again.',
      clause: rights,
    },
  ],
  reject: [
    {
      name: 'Duplicate of another track',
      ground: 'metadata',
      facts: 'The recording is already in the catalog.',
      clause: metadata,
    },
    {
      name: 'Rights contradict another delivery',
      ground: 'rights_conflict',
      facts: 'The declared rights contradict those of another delivery of the same recording or work.',
      clause: rights,
    },
    {
      name: 'Uncleared sample',
      ground: 'rights_claim',
      facts: 'The recording contains a sample for which no license was declared.',
      clause: rights,
    },
    {
      name: 'Content policy',
      ground: 'content_policy',
      facts: 'The recording contains content that the content policy does not permit.',
      clause: content,
    },
    {
      name: 'Audio not usable',
      ground: 'audio_quality',
      facts: 'The master cannot be used: it is silent, damaged or not music.',
      clause: audio,
    },
  ],
};

export const actions: readonly { readonly action: Action; readonly key: string; readonly name: string }[] = [
  { action: 'approve', key: 'a', name: 'Approve' },
  { action: 'request_changes', key: 'c', name: 'Request changes' },
  { action: 'reject', key: 'r', name: 'Reject' },
];
