import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * The browser sends what the contract describes but validates nothing: the server does. So the schema library stays
 * behind, and a schema is an empty object of its own (`hasBody` tells bodies apart by identity).
 */
const schemasStayOnTheServer: Plugin = {
  name: 'schemas-stay-on-the-server',
  enforce: 'pre',
  resolveId: (id) => (id === 'typebox' ? '\0typebox' : null),
  load: (id) => (id === '\0typebox' ? 'const schema = () => ({})\nexport default new Proxy({}, { get: () => schema })' : null),
}

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** Changes with any translated sentence, so that a browser never keeps texts of another build. */
function localesHash(): string {
  const folder = here('./public/locales')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.json')) hash.update(file).update(readFileSync(`${folder}/${file}`))
  }
  return hash.digest('hex').slice(0, 12)
}

export default defineConfig({
  plugins: [schemasStayOnTheServer, react(), tailwindcss()],
  define: {
    __VERSION__: JSON.stringify(version),
    __LOCALES__: JSON.stringify(`${version}-${localesHash()}`),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    rollupOptions: { input: { app: here('./index.html'), 'sign-in': here('./sign-in.html') } },
  },
})
