#!/usr/bin/env node
import process from 'node:process';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import manifest from '../package.json' with { type: 'json' };
import { PlatformLicensing } from '../../typescript/src/index.ts';
import { mcpServer } from './server.ts';
import { settingsIn } from './settings.ts';

const settings = settingsIn(process.env);
if (typeof settings === 'string') {
  process.stderr.write(`${settings}\n`);
  process.exitCode = 1;
} else {
  const api = new PlatformLicensing(settings);
  serveStdio(() => mcpServer(api, manifest.version), {
    onerror: ({ message }) => process.stderr.write(`${message}\n`),
  });
}
