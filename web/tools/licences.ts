/** Puts the licences of everything that is shipped in the build beside it, as `licences.txt`. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SHIPPED = [
  'svelte',
  'clsx',
  'esm-env',
  '@fluent/bundle',
  'lean-qr',
  '@iconify-json/game-icons',
  '@fontsource/alegreya-sans',
  '@fontsource/im-fell-english',
  '@fontsource/im-fell-english-sc',
]

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: SHIPPED.map(licenceOf).join('\n\n') })
    },
  }
}

function licenceOf(name: string): string {
  const folder = fileURLToPath(new URL(`../node_modules/${name}/`, import.meta.url))
  const about = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { version: string; license: unknown }
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file ? readFileSync(folder + file, 'utf8').trim() : `Licence: ${JSON.stringify(about.license)}`
  return `${'='.repeat(80)}\n${name} ${about.version}\n${'='.repeat(80)}\n\n${text}\n`
}
