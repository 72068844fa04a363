import type { beginPasskey, NewPasskey, Reply } from '../../../../contract/index.ts'
import { product } from '../../../../contract/index.ts'

/** Whether this browser knows passkeys. */
export const passkeysAreKnown = (): boolean => typeof PublicKeyCredential === 'function'

/** Why the browser made no passkey: the person put its question away, or this device has one already. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'
  readonly why: 'put-away' | 'known'
  constructor(why: 'put-away' | 'known', cause: unknown) {
    super(why, { cause })
    this.why = why
  }
}

/** Has the browser make a passkey. Throws `NoPasskey`. */
export async function makePasskey(
  { challenge, rpId, userHandle, algorithms, known }: Reply<typeof beginPasskey>,
  person: { email: string; name: string },
): Promise<Omit<NewPasskey, 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: product.name },
      user: { id: userHandle, name: person.email, displayName: person.name },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  }).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new NoPasskey('put-away', error)
    if (name === 'InvalidStateError') throw new NoPasskey('known', error)
    throw error
  })
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { id: made.id, clientDataJSON, attestationObject, transports }
}
