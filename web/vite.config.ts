import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { gameIcons } from './tools/icons'
import { licences } from './tools/licences'

const server = process.env['GROTTO_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), gameIcons(), licences()],
  build: {
    outDir: '../src/grotto/table/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // everything is a file of its own, so that the page needs nothing but its own origin
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  // Objects, so that the name of the host is passed on: the server takes commands only from pages under its own name.
  server: { proxy: { '/api': { target: server }, '/ws': { target: server.replace('http', 'ws'), ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
