import { scopes } from '../../domain/access/scope.ts';
import { addOns, type Platform } from '../../domain/platforms/platform.ts';
import { tierNames, type TierFigures } from '../../domain/platforms/tier.ts';
import { EventId } from '../../domain/shared/ids.ts';
import type { ReplaceKeys, RotateKeys } from '../../ports/driving/access.ts';
import type { ChangePlatform, ListEvents, PlatformEdit, ShowPlatform } from '../../ports/driving/operator.ts';
import { keyPurposes } from '../../ports/driven/key-ring.ts';
import {
  listOf,
  oneOf,
  textOf,
  UsageWrong,
  wholeNumber,
  type Arguments,
  type OperatorCommand,
} from './command.ts';

interface Needs {
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
] as const satisfies readonly (keyof TierFigures)[];
const mayBeUnlimited: readonly string[] = ['requestsPerDay', 'licensesPerMonth', 'enrichRowsPerDay'];

/** `licensesPerMonth=250,requestsPerDay=unlimited`; `none` takes every agreed figure back. */
const quotasOf = (text: string): Partial<TierFigures> =>
  Object.fromEntries(
    listOf(text).map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      const figure = oneOf('quota', name, figures);
      if (value === 'unlimited' && mayBeUnlimited.includes(figure)) return [figure, null];
      const limit = wholeNumber(figure, value);
      if (limit === 0 && !mayBeUnlimited.includes(figure)) throw new UsageWrong(`${figure} cannot be 0`);
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

const linesOf = (platform: Platform): string =>
  [
    `${platform.platformId}  ${platform.slug}  ${platform.name}`,
    `  tier ${platform.tier}, ${platform.environment}, ${platform.status}`,
    `  scopes ${platform.scopes.join(' ') || 'none'}; add-ons ${platform.addOns.join(' ') || 'none'}`,
    `  quotas of its own: ${JSON.stringify(platform.quotas)}`,
  ].join('\n');

export const platformCommands = ({
  showPlatform,
  changePlatform,
  rotateKeys,
  replaceKeys,
  listEvents,
}: Needs): readonly OperatorCommand[] => [
  {
    name: 'platform',
    usage:
      'SLUG|ID [--tier developer|growth|enterprise] [--add-ons stems|none] [--scopes tracks:read,…|none] ' +
      '[--status active|suspended] [--quotas licensesPerMonth=250,requestsPerDay=unlimited|none]',
    summary: 'shows a platform, or changes it: at once, on tokens already issued too',
    options: {
      tier: { type: 'string' },
      'add-ons': { type: 'string' },
      scopes: { type: 'string' },
      status: { type: 'string' },
      quotas: { type: 'string' },
    },
    arguments: { least: 1, most: 1 },
    run: async (given, terminal) => {
      const [platform = ''] = given.positionals;
      const edit = editOf(given);
      const outcome = await (Object.keys(edit).length > 0
        ? changePlatform({ platform, edit })
        : showPlatform({ platform }));
      if (outcome.ok) terminal.out(linesOf(outcome.value));
      else
        terminal.err(
          outcome.failure.kind === 'contended'
            ? `${platform}: others kept changing it; try again`
            : `${platform}: no such platform`,
        );
      return outcome.ok;
    },
  },
  {
    name: 'rotate-keys',
    usage: `${keyPurposes.join('|')} [--lost-master-key]`,
    summary:
      'makes the next signing key; tokens signed by the one before stay good until they expire. With ' +
      '--lost-master-key it is sealed under the MASTER_KEY of now and signs at once',
    options: { 'lost-master-key': { type: 'boolean', default: false } },
    arguments: { least: 1, most: 1 },
    run: async ({ positionals: [purpose = ''], values }, terminal) => {
      const make = values['lost-master-key'] === true ? replaceKeys : rotateKeys;
      const rotated = await make(oneOf('purpose', purpose, keyPurposes));
      if (rotated.ok)
        terminal.out(`${rotated.value.keyId} signs from ${new Date(rotated.value.signsFrom).toISOString()}`);
      return rotated.ok;
    },
  },
  {
    name: 'events',
    usage: '[--after EVENT_ID] [--limit 100]',
    summary: 'lists what happened, one JSON line each, by event id',
    options: { after: { type: 'string' }, limit: { type: 'string', default: '100' } },
    arguments: { least: 0, most: 0 },
    run: async (given, terminal) => {
      const after = textOf(given, 'after');
      const listed = await listEvents({
        ...(after !== undefined && { after: EventId(after) }),
        limit: wholeNumber('limit', textOf(given, 'limit') ?? '100'),
      });
      for (const event of listed.ok ? listed.value : []) terminal.out(JSON.stringify(event));
      return true;
    },
  },
];
