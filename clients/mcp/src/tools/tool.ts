import type { CallToolResult, InputRequiredResult, McpServer } from '@modelcontextprotocol/server';
import { ApiProblem, ConnectionFault, type PlatformLicensing } from '../../../typescript/src/index.ts';

/** Adds one tool to a server. Its calls are requests of `api`, with the credentials of the platform. */
export type Tool = (server: McpServer, api: PlatformLicensing) => unknown;

export const readOnly = { readOnlyHint: true, openWorldHint: false } as const;

/** What a tool returns: JSON without spaces, because models pay for each character. */
export const result = (value: Readonly<Record<string, unknown>>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
});

/** What a tool returns if it did not do what was asked: the model reads it and can call again. */
export const failed = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
});

const problemText = ({ message, errors, retryAfterMs }: ApiProblem): string => {
  const fields = errors.map(({ pointer, detail }) => ` ${pointer}: ${detail}`);
  const wait =
    retryAfterMs === undefined ? '' : ` Try again after ${Math.ceil(retryAfterMs / 1000)} seconds.`;
  return `${message}${fields.join('')}${wait}`;
};

/** Runs the requests of a call. Errors of the API and of the connection become a failed result. */
export const answered = async <Result extends CallToolResult | InputRequiredResult>(
  run: () => Promise<Result>,
): Promise<Result | CallToolResult> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiProblem) return failed(problemText(error));
    if (error instanceof ConnectionFault) return failed(`The service did not respond: ${error.message}.`);
    throw error;
  }
};
