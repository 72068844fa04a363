import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { product } from '../../contract/index.ts'
import { unknownPath } from './problems.ts'

const year = 31_536_000

/** Paths that are never pages: what is not found there is a problem, not the app. */
const machines = /^\/(api|realms|locales|assets|videos|demo-shop|docs)(\/|$)/

/** Paths that end with a name which a person gave: it may hold a full stop. */
const named = new RegExp(`^/(${product.slug}-collections/edit|plans)/`, 'i')

/** Other pages have no file names: `/robots.txt` is none, whoever asks. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return (method === 'GET' || method === 'HEAD') && !machines.test(path) && (named.test(path) || !/\.[^/]*$/.test(path))
}

/** Reads a page of the built web app. Throws with the remedy where it was not built. */
export const readPage = (folder: string, page: string): Promise<string> =>
  readFile(join(folder, page), 'utf8').catch((cause: unknown) => {
    throw new Error(`The web app is not built (${page} is missing): npm start builds it.`, { cause })
  })

const cacheFor = (path: string): string => {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${year}, immutable`
  // Pages and sentences change with a release: asked for each time, answered 304 while they are the same.
  return 'no-cache'
}

/** Serves the built web app; any page address gives the app, which knows its own routes. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The sign-in page belongs to the provider on board, under its own address; compressed files go out in the name of their originals.
    globIgnore: ['**/sign-in.html', '**/*.br'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
  })
  // Answered before a body is read: what nobody serves holds nothing.
  app.addHook('onRequest', (request, _reply, done) =>
    request.is404 && request.method !== 'GET' && request.method !== 'HEAD' ? done(unknownPath()) : done(),
  )
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) throw unknownPath()
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await readPage(folder, 'index.html'))
  })
}
