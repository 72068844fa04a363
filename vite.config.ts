import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { product } from './contract/product.ts'
import { noteFirstLoad } from './tools/web/first-load.ts'
import { fetchBeforeImport } from './tools/web/fetch-before-import.ts'
import { newsKeys } from './tools/web/news.ts'
import { schemasStayOnTheServer } from './tools/web/schemas-stay-on-the-server.ts'
import { unusedPartsStayBehind } from './tools/web/unused-parts-stay-behind.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Puts the chosen appearance on the page before its first paint; a file of its own, because inline scripts are not allowed. */
const appearanceBeforePaint: Plugin = {
  name: 'appearance-before-paint',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/appearance.js' }, injectTo: 'head-prepend' }],
  configureServer: (server) =>
    void server.middlewares.use('/appearance.js', (_, reply) => reply.setHeader('content-type', 'text/javascript').end(appearance)),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'appearance.js', source: appearance })
  },
}
/** The browser fetches the face of all texts while it reads the page; else the first texts would change their width when it comes. */
const faceWithThePage: Plugin = {
  name: 'face-with-the-page',
  transformIndexHtml: {
    // Before the build replaces addresses by those of the built files.
    order: 'pre',
    handler: () => [
      {
        tag: 'link',
        attrs: {
          rel: 'preload',
          href: '/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
        },
        injectTo: 'head',
      },
    ],
  },
}

const appearance = `try{const t=JSON.parse(localStorage.getItem('${product.storagePrefix}.theme'));if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}\n`

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string }

/** Changes with any file below a folder that counts. */
function hashOf(folder: string, counts: (file: string) => boolean): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(here(folder), { recursive: true, encoding: 'utf8' }).sort())
    if (counts(file)) hash.update(file).update(readFileSync(here(`${folder}/${file}`)))
  return hash.digest('hex').slice(0, 12)
}

/** Changes with any translated sentence, so that a browser never keeps texts of another build. */
const localesHash = (): string => hashOf('./public/locales', (file) => file.endsWith('.json'))
/** Changes with what browser and server promise each other, so that a browser never shows answers in the form of another build. */
const contractHash = (): string => hashOf('./contract', (file) => /(?<!\.test|\.fixtures)\.ts$/.test(file))

export default defineConfig({
  plugins: [
    fetchBeforeImport,
    schemasStayOnTheServer,
    unusedPartsStayBehind,
    appearanceBeforePaint,
    faceWithThePage,
    noteFirstLoad,
    react(),
    tailwindcss(),
  ],
  define: {
    __VERSION__: JSON.stringify(version),
    __NEWS__: JSON.stringify(newsKeys(readFileSync(here('./CHANGELOG.md'), 'utf8')).slice(0, 3)),
    __LOCALES__: JSON.stringify(`${version}-${localesHash()}`),
    __CONTRACT__: JSON.stringify(contractHash()),
  },
  resolve: {
    alias: [
      // SWR's stand-in for what React has had since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Workbooks are zipped in the worker that writes them: another one of a made address is not allowed.
      { find: /^fflate$/, replacement: here('./tools/web/zip-in-place.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: here('./index.html'), 'sign-in': here('./sign-in.html') },
      // An entry point that exports ten things must not make a page load all ten: our modules only act when they are called.
      treeshake: {
        moduleSideEffects: [
          { test: /\.css$|\/src\/app\/(main|sign-in)\.tsx$|\.html/, sideEffects: true },
          { test: /\/(src|contract)\/.*\.tsx?$|node_modules\/typebox\//, sideEffects: false },
        ],
      },
      output: {
        // A letter less in each name: the first page carries the names of all the others.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Each group takes along what its modules need. Many small files compress badly:
        // what the first page needs comes in four, and what stands below it in one.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
            {
              name: 'start',
              test: /src\/api\/(session\/enter|configuration|memory)\.ts|src\/i18n\/preference\.ts|src\/app\/fetch-part\.ts|vite\/preload-helper/,
              priority: 4,
            },
            { name: 'product', test: /src\/(app\/(providers|routes)\.tsx|i18n\/languages\.ts)/, priority: 3 },
            // What /home fetches a moment after its first drawing. In files of
            // their own, its icons weigh less than the headers of their answers.
            {
              name: 'below',
              test: /src\/(features\/(home\/(views\/((attention|news|recent|first-steps)-panel|panels)|pages\/arriving)|stores\/(views\/store-state-view|pages\/plan-label))|app\/(shell\/footer|home\/running))\.tsx?/,
              priority: 2,
            },
            // What the header's menus are made of; each of them is opened now and then.
            {
              name: 'entries',
              test: /src\/(app|features\/[\w-]+|design\/app-header)\/([\w-]+\/)?([\w-]+-entries|appearance-menus|use-choose-language|sign-out)\.tsx?/,
              priority: 1,
            },
            // Icons that the first page does not show: one by one they would weigh less than their names.
            { name: 'icons', test: /node_modules\/lucide-react\//, priority: 1 },
            // The first page needs none of it; without a group of its own it would come along with the calls that name it.
            { name: 'fingerprint', test: /contract\/rules\/fingerprint\.ts/, priority: 6 },
            // It asks for a list before the workbench is there.
            { name: 'expect-list', test: /src\/app\/expect-list\.ts/, priority: 2 },
          ],
        },
      },
    },
  },
})
