import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { parsedTexts } from './parsed-texts.ts';
import { languages } from './src/kit/language/languages.ts';
import { usedOperations } from './used-operations.ts';

const service = process.env['PORTAL_API'] ?? 'http://localhost:8080';
const proxied = { target: service, changeOrigin: false };

/**
 * Scripts list those that their pages need. Names would make these lists larger: the staff console has 120 scripts. Only texts keep the name
 * of their language, so that requests show which language a page loads. Seven characters are the fewest that the bundler allows.
 */
const isLanguage = (name: string): boolean => (languages as readonly string[]).includes(name);

/**
 * Returns five eighths of the number of pages that are loaded when they are opened. Modules that so many need are smaller in one script than
 * in many.
 */
const mostPages = (): number => {
  const sources = readdirSync(new URL('src', import.meta.url), { recursive: true, withFileTypes: true });
  const pages = sources
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .flatMap(
      (one) => readFileSync(join(one.parentPath, one.name), 'utf8').match(/\bimport\('[^']+\.tsx'\)/g) ?? [],
    );
  return Math.ceil((pages.length * 5) / 8);
};

/** Built into `dist`, which the service serves under /portal; `npm run dev` asks a service that runs elsewhere. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/portal/',
  plugins: [react(), parsedTexts(), usedOperations()],
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The policy `default-src 'none'` allows data: URLs for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${isLanguage(name) ? `${name}-` : ''}[hash:7].js`,
        codeSplitting: { groups: [{ name: 'common', test: /portal\/src\//, minShareCount: mostPages() }] },
      },
      input: {
        portal: fileURLToPath(new URL('index.html', import.meta.url)),
        // The appeals page, which the service serves at /appeals.
        appeals: fileURLToPath(new URL('appeals.html', import.meta.url)),
        // The staff console, which the service serves at /staff.
        console: fileURLToPath(new URL('console.html', import.meta.url)),
        // The studio of artists and labels, which the service serves at /studio.
        studio: fileURLToPath(new URL('studio.html', import.meta.url)),
        // The forms of the API reference, which the service renders.
        'try-it': fileURLToPath(new URL('src/try-it/main.ts', import.meta.url)),
        // The staff sign-in page, which the service renders.
        'staff-sign-in': fileURLToPath(new URL('src/staff/main.ts', import.meta.url)),
      },
    },
  },
  server: { proxy: { '/api': proxied, '/media': proxied, '/openapi.v1.json': proxied } },
});
