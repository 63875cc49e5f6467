import type { Transparency } from '../../../../ports/driving/moderation/transparency.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { readTransparencyReport } from './transparency.contract.ts';

export const transparencyEndpoints = (dependencies: Transparency): readonly Endpoint[] => [
  endpoint(readTransparencyReport, async ({ params }) => {
    const read = await dependencies.readTransparencyReport(params);
    if (!read.ok) return read;
    const { decisions, appeals, notices, ...report } = read.value;
    const counted = decisions.map(({ act, ...counts }) => ({ action: act, ...counts }));
    const grounds = appeals.grounds.map((each) => ({ ...each }));
    const body = {
      ...{ ...report, decisions: counted, appeals: { ...appeals, grounds } },
      notices: { ...notices, grounds: notices.grounds.map((each) => ({ ...each })) },
    };
    return { status: 200, body };
  }),
];
