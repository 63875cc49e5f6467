import type { Command } from 'commander';
import {
  priceText,
  type CreateLicenseDto,
  type LicensePreflight,
  type Money,
  type PlatformLicensing,
} from '../../../typescript/src/index.ts';
import { apiOf, loginOf, UsageError } from '../session.ts';
import { ask, note, print, printJson } from '../terminal.ts';

interface Options {
  readonly type?: NonNullable<CreateLicenseDto['contentType']>;
  readonly territory?: string[];
  readonly project?: string;
  readonly acceptFee?: string;
  readonly json?: true;
}

const rejectionText = ({ code, clause, alternatives = [] }: LicensePreflight['results'][number]): string => {
  const others = alternatives.map((one) => `\n  it would be with ${JSON.stringify(one)}`);
  return `The license would not be issued: ${code ?? 'rejected'}${clause === undefined ? '' : ` (${clause})`}.${others.join('')}`;
};

/** Returns the price if the user accepts it, by the option or on the terminal. */
const accepted = async (price: Money, option: string | undefined): Promise<Money> => {
  const text = priceText(price);
  if (option === text) return price;
  if (option !== undefined)
    throw new UsageError(`The license costs ${text}, not ${option}. Nothing was bought.`);
  const otherwise = `The license costs ${text}. Send --accept-fee '${text}' to buy it.`;
  if (!/^y(es)?$/i.test(await ask(`The license costs ${text}. Buy it? [y/N] `, otherwise)))
    throw new UsageError('Nothing was bought.');
  return price;
};

const priceOf = async (api: PlatformLicensing, order: CreateLicenseDto): Promise<Money | undefined> => {
  const { results } = await api.preflightLicenses({ body: { candidates: [order] } });
  const [checked] = results;
  // An existing license is returned, also if it does not cover the request.
  const isRejected = checked && !checked.allowed && checked.licenseId === undefined;
  if (isRejected && checked.reason !== 'fee_not_accepted') throw new UsageError(rejectionText(checked));
  return checked?.price;
};

export const license = (program: Command): void => {
  program
    .command('license')
    .description('license a track for a content item; if it costs something, you are asked first')
    .argument('<track>', 'ID of the track')
    .argument('<content>', 'ID of the content item in your service')
    .option('--type <type>', 'content type, such as ugc_video; default: the first one of your platform')
    .option('--territory <countries...>', 'countries, or WORLD; default: those of your platform')
    .option('--project <name>', 'name of the project, for your records')
    .option('--accept-fee <price>', 'buy the license at this price without a question, such as "49.00 EUR"')
    .option('--json', 'print the license as JSON')
    .action(async (trackId: string, contentId: string, options: Options) => {
      const api = apiOf(await loginOf());
      const { type, territory, project } = options;
      const order: CreateLicenseDto = {
        ...{ trackId, contentId },
        ...(type && { contentType: type }),
        ...(territory && { territories: territory }),
        ...(project !== undefined && { projectName: project }),
      };
      const price = await priceOf(api, order);
      const acceptFee = price && (await accepted(price, options.acceptFee));
      const issued = await api.issueLicense({ body: { ...order, ...(acceptFee && { acceptFee }) } });
      if (options.json) {
        printJson(issued);
        return;
      }
      print(issued.licenseId);
      if (issued.attribution.required) note(`Credit: ${issued.attribution.text}`);
      if (issued.grantsNoRights) note('A sandbox license grants no rights.');
      for (const { detail } of issued.differences ?? []) note(detail);
    });
};
