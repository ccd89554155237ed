/** `import body from 'icon:torch'`: the paths of one drawing of game-icons, so that only those in use are shipped. */

import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string }>
}

const PREFIX = 'icon:'

export function gameIcons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const icon = set.icons[name]
      if (!icon) this.error(`game-icons has no drawing called ${name}`)
      return `export default ${JSON.stringify(icon.body)}`
    },
  }
}
