import { readFileSync } from 'node:fs'

/** The realm that is given to people who run Keycloak: what is tested is built on it. */
const exported = JSON.parse(readFileSync(new URL('../../identity/keycloak/samara-realm.json', import.meta.url), 'utf8')) as {
  clients: [{ protocolMappers: object[] } & Record<string, unknown>]
} & Record<string, unknown>

/** One person of a realm; their password is {@link password}. */
interface RealmUser {
  username: string
  email?: string
  verified?: boolean
  /** @default true: with the realm's default roles, by which Keycloak puts `account` into `aud` */
  roles?: boolean
}

export const password = 'a-password-of-the-tests'
/** The demo person of Samara, whose store strangers would like to open. */
export const demo = 'demo@samara.example'

const verified = true

/** What each realm is set up to show. */
export const realms = {
  /** As Keycloak makes a realm; `ana` is the demo person, `eva` claims the same e-mail (the realm allows that). */
  usual: [
    { username: 'ana', email: demo, verified },
    { username: 'eva', email: demo, verified },
    { username: 'ben', email: 'ben@tienda.example', verified },
  ],
  /** People without default roles: their tokens have no `aud`. */
  bare: [{ username: 'carla', email: 'carla@tienda.example', verified, roles: false }],
  /** An audience mapper puts `samara-api` into `aud`. `ana` is the demo person here, too. */
  mapped: [{ username: 'ana', email: demo, verified }],
  /** People choose their usernames, and nobody verifies e-mails. */
  chosen: [{ username: demo }, { username: 'mallory', email: demo }, { username: 'new', email: 'new@tienda.example' }],
} satisfies Record<string, RealmUser[]>
export type RealmName = keyof typeof realms

/** A realm as Keycloak imports it: the web app's client, and the people. */
export const realmFile = (realm: RealmName, webUrl: string) => ({
  ...exported,
  realm,
  verifyEmail: false,
  internationalizationEnabled: false,
  bruteForceProtected: false,
  sslRequired: 'none',
  loginWithEmailAllowed: false,
  duplicateEmailsAllowed: true,
  // Nobody is asked to complete a profile.
  requiredActions: [
    { alias: 'VERIFY_PROFILE', name: 'Verify Profile', providerId: 'VERIFY_PROFILE', enabled: false, defaultAction: false, priority: 90 },
  ],
  clients: [
    {
      ...exported.clients[0],
      rootUrl: webUrl,
      redirectUris: [`${webUrl}/login_new`],
      webOrigins: [webUrl],
      attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': `${webUrl}/login_new` },
      protocolMappers: realm === 'mapped' ? exported.clients[0].protocolMappers : [],
    },
  ],
  users: realms[realm].map(({ username, email, verified: isVerified = false, roles = true }: RealmUser) => ({
    username,
    email,
    emailVerified: isVerified,
    enabled: true,
    firstName: username.split('@')[0],
    lastName: 'Tienda',
    credentials: [{ type: 'password', value: password, temporary: false }],
    realmRoles: roles ? [`default-roles-${realm}`] : [],
  })),
})
