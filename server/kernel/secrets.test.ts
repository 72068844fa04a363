import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSecrets, loadSecrets, SecretError } from './secrets.ts'

const place = { purpose: 'store-credential', row: 'stores/1' }
const part = (sealed: string, index: number) => sealed.split('.')[index] ?? ''
const withPart = (sealed: string, index: number, value: string) => sealed.split('.').with(index, value).join('.')

describe('a sealed text', () => {
  const key = randomBytes(32)
  const secrets = createSecrets(key)

  test('opens to what was sealed, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (plain, purpose, row) => {
        expect(secrets.open(secrets.seal(plain, { purpose, row }), { purpose, row })).toBe(plain)
      }),
    )
  })

  test('tells neither itself nor that two are equal', () => {
    const [one, two] = [secrets.seal('app-token', place), secrets.seal('app-token', place)]
    expect(one).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/)
    expect(one).not.toBe(two)
    expect(Buffer.from(part(one, 4), 'base64url').toString()).not.toContain('app-token')
  })

  test('does not open in another row or for another purpose', () => {
    const sealed = secrets.seal('app-token', place)
    expect(() => secrets.open(sealed, { ...place, row: 'stores/2' })).toThrow(SecretError)
    expect(() => secrets.open(sealed, { ...place, purpose: 'signing' })).toThrow(SecretError)
  })

  test('does not open after any one bit of it was changed', () => {
    const sealed = secrets.seal('app-token', place)
    for (const index of [2, 3, 4]) {
      const bytes = Buffer.from(part(sealed, index), 'base64url')
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(() => secrets.open(withPart(sealed, index, changed.toString('base64url')), place)).toThrow(SecretError)
      }
    }
  })

  test('does not open with a shortened tag', () => {
    const sealed = secrets.seal('app-token', place)
    const tag = Buffer.from(part(sealed, 3), 'base64url')
    for (const length of [0, 4, 8, 12, 15]) {
      expect(() => secrets.open(withPart(sealed, 3, tag.subarray(0, length).toString('base64url')), place)).toThrow(SecretError)
    }
  })

  test('does not open with another key, and says which key it wants', () => {
    const sealed = secrets.seal('app-token', place)
    const other = createSecrets(randomBytes(32))
    expect(() => other.open(sealed, place)).toThrow(new RegExp(`sealed with the secret key ${part(sealed, 1)}.*SAMARA_SECRET_KEY`))
    const forged = withPart(sealed, 1, part(other.seal('x', place), 1))
    expect(() => other.open(forged, place)).toThrow(SecretError)
  })

  test('opens with a former key after the key was changed', () => {
    const sealed = secrets.seal('app-token', place)
    const renewed = createSecrets(randomBytes(32), key)
    expect(renewed.open(sealed, place)).toBe('app-token')
    expect(part(renewed.seal('x', place), 1)).not.toBe(part(sealed, 1))
  })

  test('is refused when it is something else altogether', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => secrets.open(text, place)).toThrow(SecretError)
      }),
    )
  })
})

describe('the key of an installation', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'samara-secrets-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('is made once, for its owner alone, and stays', async () => {
    const dataFolder = join(folder, 'data')
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets({ environment: undefined, dataFolder })))
    const sealed = all[0]?.seal('x', place) ?? ''
    for (const secrets of [...all, await loadSecrets({ environment: undefined, dataFolder })]) expect(secrets.open(sealed, place)).toBe('x')
    expect(await readdir(dataFolder)).toEqual(['secret.key'])
    expect((await stat(join(dataFolder, 'secret.key'))).mode & 0o777).toBe(0o600)
  })

  test('comes from the environment where it is given, and then no file is made', async () => {
    const key = randomBytes(32)
    const secrets = await loadSecrets({ environment: key.toString('base64'), dataFolder: folder })
    expect(createSecrets(key).open(secrets.seal('x', place), place)).toBe('x')
    expect(await readdir(folder)).toEqual([])
  })

  test('is refused with the remedy when it is malformed', async () => {
    await expect(loadSecrets({ environment: 'hunter2', dataFolder: folder })).rejects.toThrow(/openssl rand -base64 32/)
    await writeFile(join(folder, 'secret.key'), 'short', { mode: 0o600 })
    await expect(loadSecrets({ environment: undefined, dataFolder: folder })).rejects.toThrow(/holds no secret key.*backup/)
    expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('short')
  })

  test('is refused while other users may read it', async () => {
    await loadSecrets({ environment: undefined, dataFolder: folder })
    await chmod(join(folder, 'secret.key'), 0o644)
    await expect(loadSecrets({ environment: undefined, dataFolder: folder })).rejects.toThrow(/chmod 600/)
  })
})
