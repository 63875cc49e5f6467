import { setTimeout as sleep } from 'node:timers/promises';
import process from 'node:process';
import { InvalidArgumentError, type Command } from 'commander';
import { ApiProblem, ConnectionFault, type PlatformEvent } from '../../../typescript/src/index.ts';
import { newEvents, newSecret, signed } from '../events.ts';
import { apiOf, isUrl, loginOf, UsageError } from '../session.ts';
import { note, print } from '../terminal.ts';

interface Options {
  readonly forwardTo: string;
  readonly interval: number;
}

/** Its value is the secret of the signatures. Options would be visible in the list of processes. */
const secretVariable = 'PLATFORM_LICENSING_WEBHOOK_SECRET';

const interval = (text: string): number => {
  const value = Number(text);
  if (!(value >= 1 && value <= 3_600)) throw new InvalidArgumentError('It must be 1 to 3600 seconds.');
  return value;
};

/** Sends an event as the service would, and returns the status, or why there is none. */
const forward = async (event: PlatformEvent, forwardTo: string, secret: string): Promise<string> => {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', ...signed(secret, event.id, body, Date.now()) };
  try {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(forwardTo, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no response in 15 s' : 'no connection';
  }
};

/** Returns whether the same request can succeed later. */
const passes = (error: unknown): error is ApiProblem | ConnectionFault =>
  error instanceof ConnectionFault ||
  (error instanceof ApiProblem && (error.status >= 500 || [408, 429].includes(error.status)));

export const listen = (program: Command): void => {
  program
    .command('listen')
    .description(
      'send the events of your platform to a URL on this machine, signed like webhooks, until you stop it',
    )
    .addHelpText(
      'after',
      `\nThe secret of the signatures is ${secretVariable}, or a new one, which is printed.`,
    )
    .requiredOption('--forward-to <url>', 'URL that gets the events, such as http://localhost:3000/events')
    .option(
      '--interval <seconds>',
      'time between two requests for events; each counts toward your quota',
      interval,
      5,
    )
    .action(async (options: Options) => {
      if (!isUrl(options.forwardTo)) throw new UsageError('--forward-to must be a URL.');
      const secret = process.env[secretVariable] || newSecret();
      if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret))
        throw new UsageError(`${secretVariable} must be whsec_ followed by base64.`);
      const { platform, ...login } = await loginOf();
      const events = newEvents(apiOf(login), platform);
      await events.next();
      note(`Events of ${platform} are sent to ${options.forwardTo}. Their secret is ${secret}`);
      for (;;) {
        await sleep(options.interval * 1000);
        try {
          const { events: found, isIncomplete } = await events.next();
          if (isIncomplete) note('There were more than 1,000 new events. The oldest are not sent.');
          for (const event of found) {
            const outcome = await forward(event, options.forwardTo, secret);
            print(`${event.timestamp}  ${event.type}  ${event.id}  ${outcome}`);
          }
        } catch (error) {
          if (!passes(error)) throw error;
          note(`${error.message}. Trying again.`);
          if (error instanceof ApiProblem) await sleep(error.retryAfterMs ?? 0);
        }
      }
    });
  program
    .command('trigger')
    .description('have the service send a test event to one of your webhook endpoints')
    .argument('<endpoint>', 'ID of the endpoint')
    .action(async (endpointId: string) => {
      const { platform, ...login } = await loginOf();
      await apiOf(login).testWebhookEndpoint({ slug: platform, endpointId });
      print('The test event was queued.');
    });
};
