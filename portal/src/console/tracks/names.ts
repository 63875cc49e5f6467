import type { ParametersOf, Track, TrackForStaff } from '@platform-licensing/client';
import { grounds, reasons, sources } from '../../kit/display/decision-names.ts';
import { isOneOf, keysOf, optionsOf } from '../../kit/display/names.ts';
import type { Tone } from '../../kit/tone.ts';

type Status = Track['moderationStatus'];

export const statusNames: Readonly<Record<Status, { readonly name: string; readonly tone: Tone }>> = {
  pending_review: { name: 'Pending review', tone: 'warn' },
  changes_requested: { name: 'Changes requested', tone: 'warn' },
  rejected: { name: 'Rejected', tone: 'bad' },
  approved: { name: 'Approved', tone: 'good' },
  taken_down: { name: 'Taken down', tone: 'bad' },
};
export const statuses = (
  ['pending_review', 'changes_requested', 'rejected', 'approved', 'taken_down'] as const
).map((value) => ({ value, name: statusNames[value].name }));

/** The decisions of rights staff about a published track. */
export type RightsAction = 'take_down' | 'restrict' | 'reinstate';

type Body = ParametersOf<'createDecision'>['body'];
export type Statement = Body['statement'];
export type Reason = Extract<Body, { readonly action: 'take_down' }>['reason'];

export const reasonOptions = optionsOf(reasons);
export const groundOptions = optionsOf(grounds);
export const sourceOptions = optionsOf(sources);
export const isReason = isOneOf(keysOf(reasons));
export const isGround = isOneOf(keysOf(grounds));
export const isSource = isOneOf(keysOf(sources));

/** Returns the decisions that are possible now. */
export const possible = ({
  track: { moderationStatus },
  decisionsInForce,
}: Pick<TrackForStaff, 'track' | 'decisionsInForce'>): readonly RightsAction[] => {
  const isRestricted = decisionsInForce.some(({ action }) => action === 'restrict');
  switch (moderationStatus) {
    case 'approved':
      return isRestricted ? ['take_down', 'restrict', 'reinstate'] : ['take_down', 'restrict'];
    case 'taken_down':
      return ['take_down', 'reinstate'];
    default:
      return [];
  }
};

/** Returns the codes of countries in a text. */
export const codesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  ),
];

/** Returns the error of a text that has something else than codes of countries. */
export const codesError = (text: string): string | undefined =>
  codesOf(text).every((code) => /^[A-Z]{2}$/.test(code))
    ? undefined
    : 'Enter two-letter country codes, such as DE, AT.';

const fieldNames: Readonly<Record<string, string>> = {
  ...{ isrc: 'ISRC', iswc: 'ISWC', artists: 'Artists', releaseDate: 'Release date', rights: 'Rights' },
  ...{ pLine: 'Recording notice', cLine: 'Copyright notice', territories: 'Territories' },
  ...{ aiDisclosure: 'AI', tdm: 'Data mining', stems: 'Stems' },
};

/** Returns the name of a field that a revision changes. */
export const fieldName = (field: string): string => fieldNames[field] ?? field;
