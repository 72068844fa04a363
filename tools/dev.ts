/** `npm run dev`: like `npm start`, but the browser gets every change at once and the server restarts after a change. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { freePort } from './free-port.ts'
import { untilAnswers } from './until-answers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the server answers; all else is the web app. */
const serverPaths = '^/(api|realms|demo-shop|docs|openapi\\.json|config\\.json|livez|readyz)(/|\\?|$)'
/** A page of the web app under the provider's address. */
const signInPage = /^\/realms\/[^/]+\/(interaction\/[^/?]+|account\/(register|forgotten|link))(\?.*)?$/

const port = Number(process.env['PORT'] ?? '4400')
const behind = await freePort()
const web = await createServer({
  root,
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: {
      [serverPaths]: {
        target: `http://127.0.0.1:${String(behind)}`,
        bypass: (request) => (request.method === 'GET' && signInPage.test(request.url ?? '') ? '/sign-in.html' : undefined),
      },
    },
  },
})
try {
  await web.listen()
} catch {
  console.error(`Port ${String(port)} is taken: end the program that uses it, or set PORT to another one.`)
  process.exit(1)
}

await mkdir(new URL('../dist/', import.meta.url), { recursive: true })
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(behind), SAMARA_URL: process.env['SAMARA_URL'] ?? `http://localhost:${String(port)}` },
})
void untilAnswers(`http://127.0.0.1:${String(behind)}/readyz`, 250).then(() =>
  console.log(`Samara with hot reload: http://localhost:${String(port)}`),
)

let ending = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    server.kill('SIGTERM')
  })
}
const [code] = (await once(server, 'close')) as [number | null]
await web.close()
process.exit(ending ? 0 : (code ?? 1))
