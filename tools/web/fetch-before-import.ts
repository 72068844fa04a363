import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { fetchWhatIsMissing } from './files-to-fetch.ts'
import { filesWith } from './files-with.ts'

const ours = fileURLToPath(new URL('../../src/app/fetch-part.ts', import.meta.url))

/** Puts `fetchPart` around every `import()` of the build, in the place of Vite's own helper. */
export const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { fetchPart as __vitePreload } from ${JSON.stringify(ours)}`,
  },
  generateBundle: {
    // Vite has written down by then which files each part needs.
    order: 'post',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        output.code = fetchWhatIsMissing(output.code, new Set([...filesWith(output, bundle)].map(({ fileName }) => fileName)))
        if (/["`']assets\/[^"`']+\.css["`']/.test(output.code))
          this.error(`A part of ${output.fileName} has a style sheet of its own, which \`fetchPart\` does not put on the page.`)
      }
    },
  },
}
