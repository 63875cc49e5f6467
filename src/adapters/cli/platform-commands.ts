import { scopes } from '../../domain/access/scope.ts';
import { addOns, type Platform } from '../../domain/platforms/platform.ts';
import { tierNames, type TierFigures } from '../../domain/platforms/tier.ts';
import { timestamp } from '../../domain/shared/calendar.ts';
import { EventId } from '../../domain/shared/ids.ts';
import type { ReplaceKeys, RotateKeys } from '../../ports/driving/access.ts';
import type {
  ChangePlatform,
  ListEvents,
  PlatformEdit,
  ShowPlatform,
} from '../../ports/driving/operator/operator.ts';
import { keyPurposes } from '../../ports/driven/access/key-ring.ts';
import {
  jsonOption,
  listOf,
  oneOf,
  textOf,
  UsageError,
  wantsJson,
  wholeNumber,
  type Arguments,
  type OperatorCommand,
} from './command.ts';

interface Dependencies {
  readonly showPlatform: ShowPlatform;
  readonly changePlatform: ChangePlatform;
  readonly rotateKeys: RotateKeys;
  readonly replaceKeys: ReplaceKeys;
  readonly listEvents: ListEvents;
}

const figures = [
  'requestsPerSecond',
  'burst',
  'requestsPerDay',
  'licensesPerMonth',
  'enrichRowsPerDay',
  'enrichSecondsPerDay',
] as const satisfies readonly (keyof TierFigures)[];
const mayBeUnlimited: readonly string[] = [
  'requestsPerDay',
  'licensesPerMonth',
  'enrichRowsPerDay',
  'enrichSecondsPerDay',
];

/** Reads `licensesPerMonth=250,requestsPerDay=unlimited`; `none` removes all custom quotas. */
const quotasOf = (text: string): Partial<TierFigures> =>
  Object.fromEntries(
    listOf(text).map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      const figure = oneOf('quota', name, figures);
      if (value === 'unlimited' && mayBeUnlimited.includes(figure)) return [figure, null];
      const limit = wholeNumber(figure, value);
      if (limit === 0 && !mayBeUnlimited.includes(figure)) throw new UsageError(`${figure} cannot be 0`);
      return [figure, limit];
    }),
  );

const editOf = (given: Arguments): PlatformEdit => {
  const text = (name: string) => textOf(given, name);
  const [tier, bought, granted, status, quotas] = [
    text('tier'),
    text('add-ons'),
    text('scopes'),
    text('status'),
    text('quotas'),
  ];
  return {
    ...(tier !== undefined && { tier: oneOf('tier', tier, tierNames) }),
    ...(bought !== undefined && { addOns: listOf(bought).map((name) => oneOf('add-on', name, addOns)) }),
    ...(granted !== undefined && { scopes: listOf(granted).map((name) => oneOf('scope', name, scopes)) }),
    ...(status !== undefined && { status: oneOf('status', status, ['active', 'suspended']) }),
    ...(quotas !== undefined && { quotas: quotasOf(quotas) }),
  };
};

/** Returns a platform without the settings that only the platform manages. */
const jsonOf = ({ inbound: _, ...platform }: Platform): string =>
  JSON.stringify({ ...platform, createdAt: timestamp(platform.createdAt) });

const linesOf = (platform: Platform): string =>
  [
    `${platform.platformId}  ${platform.slug}  ${platform.name}`,
    `  tier ${platform.tier}, ${platform.environment}, ${platform.status}`,
    `  scopes ${platform.scopes.join(' ') || 'none'}; add-ons ${platform.addOns.join(' ') || 'none'}`,
    `  custom quotas: ${JSON.stringify(platform.quotas)}`,
  ].join('\n');

/** Why a change was not made. */
const rejections = {
  contended: 'other processes kept changing it; try again',
  'platform-not-found': 'platform not found',
  'suspension-needs-reason': 'a suspension needs a --reason, which is emailed to the platform',
} as const;

const reasonOf = (given: Arguments): string | undefined => {
  const reason = textOf(given, 'reason')?.trim();
  if (reason === '') throw new UsageError('--reason must not be blank');
  return reason;
};

/** The option for a lost MASTER_KEY, so that its command can run with a key that decrypts nothing. */
export const lostKeyOption = 'lost-master-key';

export const platformCommands = ({
  showPlatform,
  changePlatform,
  rotateKeys,
  replaceKeys,
  listEvents,
}: Dependencies): readonly OperatorCommand[] => [
  {
    name: 'platform',
    usage: 'SLUG|ID [--tier T] [--add-ons A] [--scopes S] [--status S --reason WORDS] [--quotas Q] [--json]',
    summary: 'shows a platform, or changes it',
    details: [
      'Changes take effect immediately, including for tokens already issued.',
      [
        `--tier     ${tierNames.join(', ')}`,
        `--add-ons  ${addOns.join(', ')}; none removes them all`,
        `--scopes   ${scopes.join(', ')}, separated by commas; none removes them all`,
        '--status   active, suspended',
        '--reason   why, in words; needed to suspend. It is recorded in the audit log, and emailed to the platform if its status changes.',
        `--quotas   NAME=NUMBER, separated by commas; none restores those of the tier. Names: ${figures.join(', ')}. ` +
          `${mayBeUnlimited.join(', ')} can be "unlimited".`,
      ].join('\n'),
    ],
    options: {
      tier: { type: 'string' },
      'add-ons': { type: 'string' },
      scopes: { type: 'string' },
      status: { type: 'string' },
      reason: { type: 'string' },
      quotas: { type: 'string' },
      ...jsonOption,
    },
    arguments: { min: 1, max: 1 },
    run: async (given, terminal) => {
      const [platform = ''] = given.positionals;
      const edit = editOf(given);
      const outcome = await (Object.keys(edit).length > 0
        ? changePlatform({ platform, edit, reason: reasonOf(given) })
        : showPlatform({ platform }));
      if (outcome.ok) terminal.out(wantsJson(given) ? jsonOf(outcome.value) : linesOf(outcome.value));
      else terminal.err(`${platform}: ${rejections[outcome.failure.kind]}`);
      return outcome.ok;
    },
  },
  {
    name: 'rotate-keys',
    usage: `${keyPurposes.join('|')} [--lost-master-key]`,
    summary: 'creates a new signing key',
    details: [
      'Tokens signed with the previous key stay valid until they expire.',
      '--lost-master-key  encrypts the new key with the current MASTER_KEY and uses it immediately. Use it if the ' +
        'MASTER_KEY of the previous keys is lost.',
    ],
    options: { [lostKeyOption]: { type: 'boolean', default: false } },
    arguments: { min: 1, max: 1 },
    run: async ({ positionals: [purpose = ''], values }, terminal) => {
      const make = values[lostKeyOption] === true ? replaceKeys : rotateKeys;
      const rotated = await make(oneOf('purpose', purpose, keyPurposes));
      if (rotated.ok)
        terminal.out(`${rotated.value.keyId} signs from ${new Date(rotated.value.signsFrom).toISOString()}`);
      return rotated.ok;
    },
  },
  {
    name: 'events',
    usage: '[--after EVENT_ID] [--limit 100]',
    summary: 'lists events in the order of their IDs, as JSON lines',
    options: { after: { type: 'string' }, limit: { type: 'string', default: '100' }, ...jsonOption },
    arguments: { min: 0, max: 0 },
    run: async (given, terminal) => {
      const after = textOf(given, 'after');
      const listed = await listEvents({
        ...(after !== undefined && { after: EventId(after) }),
        limit: wholeNumber('limit', textOf(given, 'limit') ?? '100'),
      });
      for (const event of listed.ok ? listed.value : [])
        terminal.out(JSON.stringify({ ...event, occurredAt: timestamp(event.occurredAt) }));
      return true;
    },
  },
];
