import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

const form = 'v1'
const algorithm = 'aes-256-gcm'
const keyLength = 32
const ivLength = 12
// Without a fixed length Node accepts tags of 4 bytes, which can be guessed.
const authTagLength = 16
const environmentName = 'SAMARA_SECRET_KEY'
const fileName = 'secret.key'

/** Where a sealed text stands. It opens nowhere else: not in another row, not for another purpose. */
export interface SealedPlace {
  /** What the text is for; each purpose has a key of its own (`store-credential`). */
  purpose: string
  /** Identity of the row that holds it (`stores/7f3c…`). */
  row: string
}

/** Seals small secrets for the database. */
export interface Secrets {
  /** Encrypts a text as `v1.keyId.iv.tag.ct`. */
  seal(plain: string, place: SealedPlace): string
  /** Gives the text back. Throws {@link SecretError} if anything about it was changed. */
  open(sealed: string, place: SealedPlace): string
  /** True where the key is here that a text was sealed with. */
  hasKeyOf(sealed: string): boolean
}

/** A secret that cannot be opened, or a key that cannot be used. The message says the remedy and holds no secret. */
export class SecretError extends Error {
  override readonly name = 'SecretError'
}

const keyIdOf = (key: Buffer): string => createHash('sha256').update('samara key id\0').update(key).digest('hex').slice(0, 8)

/**
 * Secrets under master keys of 32 bytes. The first one seals; the others, former ones, only open.
 */
export function createSecrets(current: Buffer, ...former: Buffer[]): Secrets {
  const masters = new Map<string, Buffer>()
  for (const key of [current, ...former]) {
    if (key.length !== keyLength) throw new SecretError(`A secret key must be ${keyLength} bytes long, not ${key.length}.`)
    masters.set(keyIdOf(key), key)
  }
  const currentId = keyIdOf(current)
  const derived = new Map<string, Buffer>()

  const keyFor = (keyId: string, purpose: string): Buffer => {
    const master = masters.get(keyId)
    if (!master) {
      throw new SecretError(
        `This was sealed with the secret key ${keyId}, but the key in use is ${currentId}. Bring back the former key (${environmentName}, or ${fileName} in the data folder).`,
      )
    }
    const name = `${keyId}/${purpose}`
    const known = derived.get(name)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', master, '', `samara/${form}/${purpose}`, keyLength))
    derived.set(name, key)
    return key
  }
  const bound = (keyId: string, { purpose, row }: SealedPlace) => Buffer.from(JSON.stringify([form, keyId, purpose, row]))

  return {
    seal(plain, place) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, keyFor(currentId, place.purpose), iv, { authTagLength })
      cipher.setAAD(bound(currentId, place))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [form, currentId, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
    },
    hasKeyOf: (sealed) => masters.has(sealed.split('.')[1] ?? ''),
    open(sealed, place) {
      const [version, keyId, ...rest] = sealed.split('.')
      const [iv, tag, text] = rest.map((part) => Buffer.from(part, 'base64url'))
      if (
        version !== form ||
        !keyId ||
        !iv ||
        !tag ||
        !text ||
        rest.length !== 3 ||
        iv.length !== ivLength ||
        tag.length !== authTagLength
      ) {
        throw new SecretError(`What is kept for ${place.purpose} of ${place.row} is no sealed text of form ${form}.`)
      }
      const decipher = createDecipheriv(algorithm, keyFor(keyId, place.purpose), iv, { authTagLength })
      decipher.setAAD(bound(keyId, place))
      decipher.setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        throw new SecretError(`The sealed ${place.purpose} of ${place.row} was changed or belongs to another row: enter it anew.`)
      }
    },
  }
}

/**
 * The secrets of this installation: keys from `SAMARA_SECRET_KEY` (base64 of 32 bytes; former keys may follow after commas), else
 * from a file in the data folder that only its owner may read, made at the first start. Throws {@link SecretError} with the remedy.
 */
export async function loadSecrets({ environment, dataFolder }: { environment: string | undefined; dataFolder: string }): Promise<Secrets> {
  if (environment) return createSecrets(...fromEnvironment(environment))
  const file = join(dataFolder, fileName)
  const key = (await readKey(file)) ?? (await makeKey(dataFolder, file))
  return createSecrets(key)
}

function fromEnvironment(value: string): [Buffer, ...Buffer[]] {
  const [current, ...former] = value.split(',').map((part) => {
    const text = part.trim()
    if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) {
      throw new SecretError(`${environmentName} must be 32 bytes in base64. Make one with: openssl rand -base64 32`)
    }
    return Buffer.from(text, 'base64')
  })
  return [current as Buffer, ...former]
}

async function readKey(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null
    throw new SecretError(`The secret key cannot be read: ${fault.message}. Give this user the right to read it.`)
  })
  if (text === null) return null
  const { mode } = await stat(file)
  if ((mode & 0o077) !== 0) throw new SecretError(`Other users may read the secret key. Close it with: chmod 600 ${file}`)
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length === keyLength) return key
  throw new SecretError(`${file} holds no secret key. Bring it back from a backup: sealed data cannot be opened without it.`)
}

/** Makes the key so that it is there wholly or not at all, and once, however many processes start together. */
async function makeKey(dataFolder: string, file: string): Promise<Buffer> {
  const draft = join(dataFolder, `${fileName}.${randomUUID()}`)
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(`${randomBytes(keyLength).toString('base64')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    try {
      await link(draft, file)
    } catch (fault) {
      if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
    } finally {
      await unlink(draft)
    }
  } catch (fault) {
    throw new SecretError(
      `The secret key cannot be kept in ${dataFolder}: ${(fault as Error).message}. Make the folder writable, set SAMARA_DATA to another one, or give the key in ${environmentName}.`,
    )
  }
  const key = await readKey(file)
  if (key) return key
  throw new SecretError(`${file} vanished while it was made. Start again.`)
}
