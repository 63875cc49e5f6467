import type {
  KeyUnconfirmed,
  Reencrypted,
  ReencryptSecrets,
} from '../../../ports/driving/operator/master-keys.ts';
import { jsonOption, textOf, wantsJson, type OperatorCommand } from '../command.ts';

const conclusionOf = ({ kinds, mayRemovePrevious }: Reencrypted): string => {
  if (mayRemovePrevious)
    return 'Nothing in the store needs MASTER_KEY_PREVIOUS. Links and sessions signed with a previous key end when you remove it (docs/master-key.md).';
  const left = kinds.reduce((sum, { outdated }) => sum + outdated, 0);
  const what =
    left > 0
      ? `${left} values are encrypted with an earlier key`
      : 'The store does not know every configured key yet';
  return `${what}: keep MASTER_KEY_PREVIOUS and run "npm run operator -- reencrypt".`;
};

const linesOf = (report: Reencrypted): readonly string[] => [
  `MASTER_KEY is key ${report.keyId}.`,
  ...report.kinds.map(
    ({ kind, current, outdated, unreadable }) =>
      `  ${kind.padEnd(12)}  ${current} with this key, ${outdated} with an earlier key, ${unreadable} unreadable`,
  ),
  conclusionOf(report),
];

const unconfirmedText = ({ keyId }: KeyUnconfirmed, to: string | undefined): string =>
  to === undefined
    ? `MASTER_KEY is key ${keyId}, and no service was started with it. Nothing was changed. Start the service with this key first, or name the ID of the new key: reencrypt --to KEY_ID (docs/master-key.md).`
    : `MASTER_KEY is key ${keyId}, not ${to}. Nothing was changed.`;

export const reencryptCommand = ({
  reencryptSecrets,
}: {
  readonly reencryptSecrets: ReencryptSecrets;
}): OperatorCommand => ({
  name: 'reencrypt',
  usage: '[--check] [--to KEY_ID] [--json]',
  summary: 'encrypts every stored secret with the current MASTER_KEY',
  details: [
    'Run it after a change of MASTER_KEY, once every process has the new key, with the earlier key in ' +
      'MASTER_KEY_PREVIOUS (docs/master-key.md). The service can keep running. If interrupted, run it again.',
    '--check  changes nothing: counts values with earlier keys, and says whether MASTER_KEY_PREVIOUS can be removed',
    '--to     the ID of the key that MASTER_KEY must be; needed if no service was started with it yet',
  ],
  options: { check: { type: 'boolean', default: false }, to: { type: 'string' }, ...jsonOption },
  arguments: { min: 0, max: 0 },
  run: async (given, terminal) => {
    const to = textOf(given, 'to')?.toLowerCase();
    const done = await reencryptSecrets({
      checkOnly: given.values['check'] === true,
      ...(to !== undefined && { to }),
      onProgress: (reencrypted) => terminal.progress(`${reencrypted} values encrypted`),
    });
    if (!done.ok) {
      terminal.err(unconfirmedText(done.failure, to));
      return false;
    }
    const report = done.value;
    for (const { kind, id } of report.unreadable)
      terminal.err(`${kind} ${id}: no configured key decrypts it`);
    if (wantsJson(given)) terminal.out(JSON.stringify(report));
    else for (const line of linesOf(report)) terminal.out(line);
    return report.mayRemovePrevious;
  },
});
