import type { PasskeyAnswer } from '../../../../contract/index.ts'

/** What speaks with the browser's passkeys: fetched once somebody may use one. */
const library = (): Promise<typeof import('@simplewebauthn/browser')> => import('@simplewebauthn/browser')

/** Whether this browser knows passkeys at all. */
export const passkeysAreThere = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether it offers them in a field, beside passwords. */
export const passkeysAreOffered = async (): Promise<boolean> => (await library()).browserSupportsWebAuthnAutofill()

/** What the browser says where nobody chose a passkey: the question was put away, took too long, or another one took its place. */
const notChosen = new Set(['NotAllowedError', 'AbortError'])

/**
 * Has the browser ask for a passkey, or offer them in the e-mail field until one is chosen. Null where the person chose none.
 */
export async function askForPasskey(
  { challenge, rpId }: { challenge: string; rpId: string },
  how: 'asked' | 'offered',
): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await library()
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: 'required' },
      useBrowserAutofill: how === 'offered',
    })
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
    return { id, clientDataJSON, authenticatorData, signature, userHandle }
  } catch (error) {
    if (error instanceof Error && notChosen.has(error.name)) return null
    throw error
  }
}
