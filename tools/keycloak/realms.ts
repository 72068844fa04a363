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

const audienceMapper = {
  name: 'samara-api',
  protocol: 'openid-connect',
  protocolMapper: 'oidc-audience-mapper',
  config: { 'included.custom.audience': 'samara-api', 'access.token.claim': 'true', 'id.token.claim': 'false' },
}

/** A realm as Keycloak imports it: the web app's client, and the people. */
export const realmFile = (realm: RealmName, webUrl: string) => ({
  realm,
  enabled: true,
  sslRequired: 'none',
  loginWithEmailAllowed: false,
  duplicateEmailsAllowed: true,
  accessTokenLifespan: 300,
  // Nobody is asked to complete a profile.
  requiredActions: [
    { alias: 'VERIFY_PROFILE', name: 'Verify Profile', providerId: 'VERIFY_PROFILE', enabled: false, defaultAction: false, priority: 90 },
  ],
  clients: [
    {
      clientId: 'samara-web',
      publicClient: true,
      standardFlowEnabled: true,
      directAccessGrantsEnabled: false,
      redirectUris: [`${webUrl}/login_new`],
      webOrigins: [webUrl],
      attributes: { 'pkce.code.challenge.method': 'S256', 'post.logout.redirect.uris': `${webUrl}/login_new` },
      ...(realm === 'mapped' ? { protocolMappers: [audienceMapper] } : {}),
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
