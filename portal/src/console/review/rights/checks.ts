import type { TrackForStaff } from '@platform-licensing/client';
import { money } from '../../../kit/display/format.ts';
import { capital, countries } from '../../../kit/display/names.ts';
import { rateTexts } from '../../../kit/display/terms/rates.ts';
import type { Tone } from '../../../kit/tone.ts';

type Checked = TrackForStaff['rightsCheck'];
type Side = Checked['issues'][number]['side'];
type Clause = Checked['gaps'][number]['clause'];

export interface RightsCheckRow {
  readonly name: string;
  /** Absent if nothing is missing. */
  readonly problem?: string;
  /** Shown in place of “Complete” if nothing is missing. */
  readonly note?: string;
}

const conditions: readonly { readonly name: string; readonly side?: Side; readonly clause?: Clause }[] = [
  { name: 'Shares in the recording', side: 'master', clause: 'rights.master' },
  { name: 'Shares of the writers', side: 'writers' },
  { name: 'Shares of the publishing', side: 'publishing', clause: 'rights.publishing' },
  { name: 'Territories of the track', clause: 'track.territories' },
  { name: 'Territories of the terms', clause: 'terms.territories' },
];

const mandatesRow = ({ mandates }: Checked): RightsCheckRow => ({
  name: 'Mandates of the parties',
  ...(mandates === 'disputed' && { problem: 'A party disputes its shares.' }),
  ...(mandates === 'operator' && { note: 'Delivered by the operator' }),
});

/** Returns each condition of a license, with what prevents licenses somewhere. */
export const checksOf = (checked: Checked): readonly RightsCheckRow[] => [
  { name: 'Terms in force', ...(checked.terms ? {} : { problem: 'None yet' }) },
  mandatesRow(checked),
  ...conditions.map(({ name, side, clause }) => {
    const issue = checked.issues.find((one) => one.side === side);
    const gap = checked.gaps.find((one) => one.clause === clause);
    const problem = issue ? `${capital(issue.detail)}.` : gap && `Not in ${countries(gap.territories)}`;
    return { name, ...(problem !== undefined && { problem }) };
  }),
];

/** Returns the fee of licenses, the highest price, and the lower ones of the rate card. */
export const feesOf = ({
  fee,
  rates,
}: Pick<NonNullable<Checked['terms']>, 'fee' | 'rates'>): readonly (readonly [string, string])[] => [
  ['Fee', fee ? money(fee) : 'None'],
  ...(rates ? ([['Lower fees', rateTexts(rates).join('; ')]] as const) : []),
];

export type Verdict = 'complete' | 'limited' | 'incomplete';

export const verdictTexts: Readonly<Record<Verdict, { readonly name: string; readonly tone: Tone }>> = {
  complete: { name: 'Complete', tone: 'good' },
  limited: { name: 'Limited', tone: 'warn' },
  incomplete: { name: 'Incomplete', tone: 'bad' },
};

/** `incomplete`: shares are wrong or disputed, or no license could be granted. `limited`: somewhere none could. */
export const verdictOf = ({ licensableIn, gaps, issues, mandates }: Checked): Verdict => {
  if (issues.length > 0 || licensableIn.length === 0 || mandates === 'disputed') return 'incomplete';
  return gaps.length > 0 ? 'limited' : 'complete';
};
