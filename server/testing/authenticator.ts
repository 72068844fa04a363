import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '../../contract/index.ts'

/** What an authenticator says of itself, where that differs from an honest one. */
export interface Saying {
  challenge: string
  rpId: string
  origin: string
  /** That it made sure who holds it. @default true */
  verified?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64Url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** The few forms of CBOR that an authenticator writes. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])])])
}

const flags = { present: 1, verified: 4, attested: 64 }

/** An authenticator that holds one passkey, in software: it signs whatever a test gives it, honest or not. */
export class SoftwareAuthenticator {
  readonly id = base64Url(randomBytes(16))
  counter = 0
  readonly #key: KeyObject
  readonly #publicKey: { x: Buffer; y: Buffer }
  #userHandle = ''

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  #data({ rpId, verified = true }: Saying, more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags.present | (verified ? flags.verified : 0) | more]), counter])
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Saying): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false })
  }

  /** Becomes a passkey of the person of this handle. */
  create(saying: Saying & { userHandle: string }): Omit<NewPasskey, 'name'> {
    this.#userHandle = saying.userHandle
    const { x, y } = this.#publicKey
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, x],
      [-3, y],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
    const authData = Buffer.concat([this.#data(saying, flags.attested), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      id: this.id,
      clientDataJSON: base64Url(this.#clientData('webauthn.create', saying)),
      attestationObject: base64Url(cbor(attestation)),
      transports: ['internal'],
    }
  }

  /** Answers for a sign-in. */
  get(saying: Saying & { userHandle?: string }): PasskeyAnswer {
    const data = this.#data(saying, 0)
    const clientData = this.#clientData('webauthn.get', saying)
    return {
      id: this.id,
      clientDataJSON: base64Url(clientData),
      authenticatorData: base64Url(data),
      signature: base64Url(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key)),
      userHandle: saying.userHandle ?? this.#userHandle,
    }
  }
}
