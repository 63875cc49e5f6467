import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidArgumentError, type Command } from 'commander';
import { ApiProblem, ConnectionFault, type PlatformEvent } from '../../../typescript/src/index.ts';
import { newEvents, newSecret, signed } from '../events.ts';
import { apiOf, isUrl, loginOf, UsageError } from '../session.ts';
import { note, print } from '../terminal.ts';

interface Options {
  readonly forwardTo: string;
  readonly secret?: string;
  readonly interval: number;
}

const interval = (text: string): number => {
  const value = Number(text);
  if (!(value >= 1 && value <= 3_600)) throw new InvalidArgumentError('It must be 1 to 3600 seconds.');
  return value;
};

/** Sends an event as the service would, and returns the status, or why there is none. */
const forward = async (
  event: PlatformEvent,
  { forwardTo, secret }: Options & { secret: string },
): Promise<string> => {
  const body = JSON.stringify(event);
  const headers = { 'content-type': 'application/json', ...signed(secret, event.id, body, Date.now()) };
  try {
    const { status } = await fetch(forwardTo, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(15_000),
    });
    return String(status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no response in 15 s' : 'no connection';
  }
};

export const listen = (program: Command): void => {
  program
    .command('listen')
    .description(
      'send the events of your platform to a URL on this machine, signed like webhooks, until you stop it',
    )
    .requiredOption('--forward-to <url>', 'URL that gets the events, such as http://localhost:3000/events')
    .option('--secret <secret>', 'secret of the signatures, whsec_…; default: a new one, which is printed')
    .option(
      '--interval <seconds>',
      'time between two requests for events; each counts toward your quota',
      interval,
      5,
    )
    .action(async (options: Options) => {
      if (!isUrl(options.forwardTo)) throw new UsageError('--forward-to must be a URL.');
      const secret = options.secret ?? newSecret();
      if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret))
        throw new UsageError('--secret must be whsec_ followed by base64.');
      const { platform, ...login } = await loginOf();
      const events = newEvents(apiOf(login), platform);
      await events.next();
      note(`Events of ${platform} are sent to ${options.forwardTo}. Their secret is ${secret}`);
      for (;;) {
        await sleep(options.interval * 1000);
        try {
          for (const event of await events.next())
            print(
              `${event.timestamp}  ${event.type}  ${event.id}  ${await forward(event, { ...options, secret })}`,
            );
        } catch (error) {
          const passes =
            error instanceof ConnectionFault || (error instanceof ApiProblem && error.status >= 500);
          if (!passes) throw error;
          note(`${error.message}. Trying again.`);
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
