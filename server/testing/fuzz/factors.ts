import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { addPasskey, beginAuthenticator, beginPasskey, paths } from '../../../contract/index.ts'
import type { TestSamara } from '../assemble.ts'
import { SoftwareAuthenticator } from '../authenticator.ts'
import type { Fit } from './fitted.ts'
import { ana, asAna, password, session } from './shop.ts'
import { beginSignIn } from './sign-in.ts'

const params = { email: ana }
const origin = 'http://localhost:0'

/** Makes Ana's account fit what is asked of how she signs in. Signing and hashing are slow: only some of the cases get that far. */
export function factorFits(samara: TestSamara, passwordWorks: () => Promise<unknown>): Record<string, Fit> {
  const { pool } = samara.connection
  /** Signs Ana in anew, without a second factor and passkeys. */
  async function begin(): Promise<void> {
    await passwordWorks()
    await pool.query('delete from authenticators')
    await pool.query('delete from passkeys')
    await samara.openSession(ana, session)
  }
  async function withApp(): Promise<void> {
    await begin()
    await pool.query(
      `insert into authenticators (person_id, sealed_key, begun_at, confirmed_at) select id, 'sealed', now(), now() from people where email = $1`,
      [ana],
    )
  }
  async function withPasskey(): Promise<string> {
    await begin()
    const id = randomUUID()
    await pool.query(
      `insert into passkeys (id, person_id, public_key, counter, transports, name, added_at)
       select $1, id, '', 0, '{}', 'Laptop', now() from people where email = $2`,
      [id, ana],
    )
    return id
  }
  /** What an authenticator answers that is to become a passkey of Ana. */
  async function newPasskey(authenticator: SoftwareAuthenticator) {
    const { data } = await samara.call(beginPasskey, { params }, asAna)
    return authenticator.create({ ...data, origin })
  }
  const sometimes =
    (fit: Fit): Fit =>
    (draw, given) =>
      draw % 3 > 0 ? {} : fit(draw, given)

  return {
    async proveIdentity(draw) {
      if (draw % 5 > 0) return {}
      await begin()
      return { body: { password } }
    },
    // A session that is over proves nothing.
    async exportPerson() {
      await samara.openSession(ana, session)
      return {}
    },
    async beginAuthenticator() {
      await begin()
      return {}
    },
    confirmAuthenticator: sometimes(async () => {
      await begin()
      const { data } = await samara.call(beginAuthenticator, { params }, asAna)
      const totp = new TOTP({ secret: Secret.fromBase32(data.key), algorithm: 'SHA1' })
      return { body: { code: totp.generate({ timestamp: samara.clock.now().getTime() }) } }
    }),
    async removeAuthenticator() {
      await withApp()
      return {}
    },
    async renewRecoveryCodes() {
      await withApp()
      return {}
    },
    async beginPasskey() {
      await begin()
      return {}
    },
    addPasskey: sometimes(async () => {
      await begin()
      return { body: await newPasskey(new SoftwareAuthenticator()) }
    }),
    renamePasskey: async () => ({ params: { id: await withPasskey() }, body: { name: 'Phone' } }),
    removePasskey: async () => ({ params: { id: await withPasskey() } }),
    async endSession() {
      const id = randomUUID()
      await samara.openSession(ana, id)
      return { params: { id } }
    },
    beginPasskeySignIn: sometimes(async () => {
      const { uid, cookie } = await beginSignIn(samara)
      return { params: { uid }, cookie }
    }),
    passkeySignIn: sometimes(async () => {
      await begin()
      const authenticator = new SoftwareAuthenticator()
      const made = await newPasskey(authenticator)
      await samara.call(addPasskey, { params, body: { name: 'Laptop', ...made } }, asAna)
      const { uid, cookie } = await beginSignIn(samara)
      const begun = await samara.app.http.inject({
        method: 'POST',
        url: `${paths.realm}/interaction/${uid}/passkey/challenge`,
        headers: { cookie },
      })
      const { data } = begun.json<{ data: { challenge: string; rpId: string } }>()
      return { params: { uid }, body: { ...authenticator.get({ ...data, origin }) }, cookie }
    }),
  }
}
