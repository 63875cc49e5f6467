import type { AuditVerified, VerifyAudit } from '../../../ports/driving/operator/operator.ts';
import { jsonOption, textOf, UsageError, wantsJson, wholeNumber, type OperatorCommand } from '../command.ts';
import { counted } from '../counted.ts';

const entryAt = (text: string): AuditVerified['last'] => {
  const [, place = '', digest = ''] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (digest === '')
    throw new UsageError(`"${text}" is not SEQUENCE:DIGEST, as verify-audit prints it for the last entry`);
  return { place: wholeNumber('sequence number', place), digest };
};

export const auditCommand = ({ verifyAudit }: { readonly verifyAudit: VerifyAudit }): OperatorCommand => ({
  name: 'verify-audit',
  usage: '[--known SEQUENCE:DIGEST] [--json]',
  summary: 'checks that no entry of the audit log was changed, added or removed',
  details: [
    '--known  an entry that an earlier run printed, which the log must still contain (docs/audit-log.md)',
  ],
  options: { known: { type: 'string' }, ...jsonOption },
  arguments: { min: 0, max: 0 },
  run: async (given, terminal) => {
    const named = textOf(given, 'known');
    const verified = await verifyAudit({
      ...(named !== undefined && { known: entryAt(named) }),
      onProgress: ({ entries }) => terminal.progress(counted(entries, 'entry', 'entries')),
    });
    if (!verified.ok) return false;
    const { entries, last, issue } = verified.value;
    if (wantsJson(given)) terminal.out(JSON.stringify(verified.value));
    else
      terminal.out(
        `${counted(entries, 'entry', 'entries')}${entries > 0 ? `, the last ${last.place}:${last.digest}` : ''}`,
      );
    if (issue !== undefined) terminal.err(`entry ${issue}: changed, added or removed after it was written`);
    return issue === undefined;
  },
});
