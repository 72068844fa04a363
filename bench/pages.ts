import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const pages = fileURLToPath(new URL('./list/', import.meta.url))

/** Builds pages of `bench/list` as they would be delivered. */
export async function buildPages(outDir: string, names: readonly string[]): Promise<void> {
  await build({
    root: pages,
    base: './',
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4_000,
      rollupOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    },
  })
}

/** Media types of what a built page is made of. */
export const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves a folder on a free loopback port. */
export async function servePages(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname
    readFile(join(folder, path)).then(
      (content) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
