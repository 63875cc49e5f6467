import type { AxiosAdapter } from 'axios';
import { Client } from 'undici';
import { ownHeaders } from './bare-axios.ts';
import type { Connector } from './connector.ts';

const headers = { ...ownHeaders('audio'), accept: 'audio/*' };
const nothing = (): void => undefined;

/**
 * Returns an axios adapter for one GET over a connection of its own, whatever the status. The body is a
 * stream, and the connection closes with it.
 */
export const streamedExchange =
  (connector: Connector): AxiosAdapter =>
  async (config) => {
    const { origin, pathname, search } = new URL(config.url ?? '');
    const client = new Client(origin, {
      connect: connector,
      allowH2: false,
      // The caller has a deadline for the whole fetch.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const leave = (): void => void client.destroy().catch(nothing);
    try {
      const response = await client.request({
        method: 'GET',
        path: pathname + search,
        headers,
        signal: config.signal as AbortSignal,
      });
      // A body that is not read to its end closes with an error.
      response.body.on('error', nothing).once('close', leave);
      return {
        data: response.body,
        status: response.statusCode,
        statusText: '',
        headers: response.headers as Record<string, string | string[]>,
        config,
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
