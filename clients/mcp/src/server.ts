import { McpServer } from '@modelcontextprotocol/server';
import type { PlatformLicensing } from '../../typescript/src/index.ts';
import { checkLicense, downloadTrack, licenseTrack, listLicenses } from './tools/licenses.ts';
import type { Tool } from './tools/tool.ts';
import { getTrack, previewTrack, searchTracks } from './tools/tracks.ts';
import { reportUsage } from './tools/usage.ts';

const instructions = `Music for videos, podcasts, games and other content, with sync licenses.
1. search_tracks finds candidates; preview_track gives the user a link to hear one.
2. check_license says whether the content may use a track, and at what price. license_track issues the license.
3. download_track gives a link to the licensed file. Publish only with an active license, and show its \`credit\` if there is one.
4. report_usage reports plays and impressions.`;

const tools: readonly Tool[] = [
  searchTracks,
  getTrack,
  previewTrack,
  checkLicense,
  licenseTrack,
  downloadTrack,
  listLicenses,
  reportUsage,
];

/** Returns an MCP server whose tools are requests of `api`. One server serves one connection. */
export const mcpServer = (api: PlatformLicensing, version: string): McpServer => {
  const server = new McpServer({ name: 'platform-licensing', version }, { instructions });
  for (const add of tools) add(server, api);
  return server;
};
