/** `npm start`: the web app built from what lies here, then the server, which serves it. */
import { buildWebApp } from './web-build.ts'

// The libraries of the server read it.
process.env['NODE_ENV'] ??= 'production'

try {
  await buildWebApp(console.log)
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault)
  console.error('The web app could not be built; the fault stands above.')
  process.exit(1)
}
// By address, not by import: browser and server have separate type checks.
await import(new URL('../server/main.ts', import.meta.url).href)
