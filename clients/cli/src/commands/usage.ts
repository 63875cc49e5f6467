import type { Command } from 'commander';
import { apiOf, loginOf } from '../session.ts';
import { print, printJson, printTable } from '../terminal.ts';

export const usage = (program: Command): void => {
  program
    .command('usage')
    .description('show licenses, plays and quotas of a month')
    .option('--month <month>', 'month in UTC, such as 2026-03; default: the current month')
    .option('--json', 'print everything as JSON')
    .action(async ({ month, json }: { readonly month?: string; readonly json?: true }) => {
      const { platform, ...login } = await loginOf();
      const answer = await apiOf(login).getMonthlyUsage({ slug: platform, ...(month && { month }) });
      if (json) {
        printJson(answer);
        return;
      }
      const { period, status, plays, impressions, licensesIssued, activeLicenses, unlicensed } = answer;
      print(`${period} (${status})`);
      printTable(
        ['LICENSES ISSUED', 'ACTIVE', 'PLAYS', 'IMPRESSIONS', 'UNLICENSED PLAYS'],
        [[licensesIssued, activeLicenses, plays, impressions, unlicensed.plays].map(String)],
      );
    });
};
