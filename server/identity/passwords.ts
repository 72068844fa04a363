import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** What a hash costs: memory in KiB, passes over it, parallelism. */
interface Cost {
  memory: number
  passes: number
  parallelism: number
}

const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltLength = 16
const tagLength = 32
// A hash that costs more than this was not made here; working it out would stall the server.
const costLimit: Cost = { memory: 1_048_576, passes: 16, parallelism: 16 }

// The same character may be typed as one code point or as two (é): both are the same password.
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

const tagOf = (password: string, salt: Buffer, { memory, passes, parallelism }: Cost, length: number) =>
  derive('argon2id', { message: bytesOf(password), nonce: salt, parallelism: parallelism, tagLength: length, memory, passes })

function parse(hash: string): { cost: Cost; salt: Buffer; tag: Buffer } | null {
  const match = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,172})$/.exec(hash)
  if (!match) return null
  const [, memory, passes, parallelism, salt, tag] = match
  const found = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const sane = found.parallelism >= 1 && found.passes >= 1 && found.memory >= 8 * found.parallelism
  const affordable = found.memory <= costLimit.memory && found.passes <= costLimit.passes && found.parallelism <= costLimit.parallelism
  return sane && affordable ? { cost: found, salt: Buffer.from(salt ?? '', 'base64'), tag: Buffer.from(tag ?? '', 'base64') } : null
}

/** Hashes a password with argon2id, off the main thread. The text holds its own parameters (PHC form). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const tag = await tagOf(password, salt, cost, tagLength)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

/** True where the password is the one that was hashed. A text that is no hash matches nothing. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parsed = parse(hash)
  if (!parsed) return false
  return timingSafeEqual(await tagOf(password, parsed.salt, parsed.cost, parsed.tag.length), parsed.tag)
}

/** True where a hash costs less than hashes do today: it is made anew at the next sign-in. */
export function isOutdated(hash: string): boolean {
  const parsed = parse(hash)
  return !parsed || parsed.cost.memory < cost.memory || parsed.cost.passes < cost.passes || parsed.tag.length < tagLength
}
