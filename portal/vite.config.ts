import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const service = process.env['PORTAL_API'] ?? 'http://localhost:8080';
const proxied = { target: service, changeOrigin: false };

/** Built into `dist`, which the service serves under /portal; `npm run dev` asks a service that runs elsewhere. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/portal/',
  plugins: [react()],
  resolve: {
    alias: {
      '@platform-licensing/client': fileURLToPath(
        new URL('../clients/typescript/src/index.ts', import.meta.url),
      ),
    },
  },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Under `default-src 'none'` nothing is loaded from data: addresses but images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        portal: fileURLToPath(new URL('index.html', import.meta.url)),
        // Of whoever a decision concerns; the service serves it under /appeals.
        appeals: fileURLToPath(new URL('appeals.html', import.meta.url)),
        // Of the reference, which the service draws itself.
        'try-it': fileURLToPath(new URL('src/try-it/main.ts', import.meta.url)),
        // Of the page where staff signs in, which the service draws itself.
        'staff-sign-in': fileURLToPath(new URL('src/staff/main.ts', import.meta.url)),
      },
    },
  },
  server: { proxy: { '/api': proxied, '/media': proxied, '/openapi.v1.json': proxied } },
});
