import type { Endpoint, Reply } from '../../contract/index.ts'
import type { EndpointInput, Call, CallOptions } from './call.ts'
import { belongsTo, keyOf } from './key.ts'

/** One cached answer that a command changes. Erased of its endpoint's types, so that a plan may hold several. */
export interface Change<E extends Endpoint> {
  key: (input: EndpointInput<E>) => string
  next: (present: unknown, input: EndpointInput<E>, reply: Reply<E> | undefined) => unknown
}

export interface Plan<E extends Endpoint> {
  /** Endpoints whose answers are asked again after success. */
  touches?: readonly Endpoint[]
  /** What the cache shows at once, by the same pure function that the server runs. */
  optimistic?: readonly Change<E>[]
  /** What the cache holds once the reply is there. */
  settle?: readonly Change<E>[]
}

/**
 * States how a command changes one answer. `which` gives the answer's input from the command's, `next` the answer as it
 * will be; `next` runs only where an answer is cached, and must be pure.
 */
export const change =
  <E extends Endpoint>() =>
  <T extends Endpoint>(
    target: T,
    which: (input: EndpointInput<E>) => EndpointInput<T>,
    next: (present: Reply<T>, input: EndpointInput<E>, reply: Reply<E> | undefined) => Reply<T>,
  ): Change<E> => ({
    key: (input) => keyOf(target, which(input)),
    next: (present, input, reply) => next(present as Reply<T>, input, reply),
  })

/** The cache as a command sees it. */
export interface Cache {
  get(key: string): unknown
  set(key: string, data: unknown): void
  askAgain(matches: (key: unknown) => boolean): void
}

/** Runs a command against the cache. On failure every predicted answer that nobody changed since is put back. */
export async function runCommand<E extends Endpoint>(
  call: Call,
  cache: Cache,
  endpoint: E,
  { touches = [], optimistic = [], settle = [] }: Plan<E>,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  const predicted: { key: string; before: unknown; after: unknown }[] = []
  for (const { key: keyFor, next } of optimistic) {
    const key = keyFor(input)
    const before = cache.get(key)
    if (before === undefined) continue
    const after = next(before, input, undefined)
    cache.set(key, after)
    predicted.push({ key, before, after })
  }
  let reply: Reply<E>
  try {
    reply = await call(endpoint, input, options)
  } catch (error) {
    for (const { key, before, after } of predicted.reverse()) if (cache.get(key) === after) cache.set(key, before)
    throw error
  }
  for (const { key: keyFor, next } of settle) {
    const key = keyFor(input)
    const present = cache.get(key)
    if (present !== undefined) cache.set(key, next(present, input, reply))
  }
  if (touches.length > 0) cache.askAgain((key) => touches.some((touched) => belongsTo(key, touched)))
  return reply
}
