import type { Settings } from '../../typescript/src/index.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const name = (setting: string) => `PLATFORM_LICENSING_${setting}`;

/** Reads the settings of the client from environment variables. Returns a message that names the variable if one is wrong. */
export const settingsIn = (environment: Environment): Settings | string => {
  const of = (setting: string) => environment[name(setting)]?.trim() || undefined;
  const [baseUrl, apiKey, clientId, clientSecret] = ['URL', 'API_KEY', 'CLIENT_ID', 'CLIENT_SECRET'].map(of);
  if (baseUrl === undefined || !URL.canParse(baseUrl) || !/^https?:/i.test(baseUrl))
    return `${name('URL')} must be the URL of the service, such as https://api.example.com.`;
  if (apiKey !== undefined && (clientId ?? clientSecret) === undefined)
    return { baseUrl, credentials: { apiKey } };
  if (apiKey === undefined && clientId !== undefined && clientSecret !== undefined)
    return { baseUrl, credentials: { clientId, clientSecret } };
  return `Set either ${name('API_KEY')}, or both ${name('CLIENT_ID')} and ${name('CLIENT_SECRET')}.`;
};
