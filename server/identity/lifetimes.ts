const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How long things of identity live, in seconds. Decision 0008 says why. */
export const lifetimes = {
  accessToken: 5 * minute,
  idToken: 5 * minute,
  authorizationCode: minute,
  /** A sign-in page that stays open longer starts over. */
  interaction: hour,
  session: {
    /** Without a sign-in or a refresh for so long, the session ends. */
    idle: 12 * hour,
    /** However busy it is, the session ends so long after the password was given. */
    absolute: 14 * day,
    /** A session in which nobody signed in yet. */
    anonymous: hour,
  },
  /** For so long a refresh token that was just used may be used again: two tabs may refresh at once. */
  refreshGrace: 10,
  /** Links of messages, by what they are for. */
  link: { registration: day, password: hour, email: day },
  /** For so long a sign-in, or the password given again, is a fresh proof of who somebody is. */
  proof: 5 * minute,
  /** An authenticator app that is being set up has to be confirmed within. */
  authenticatorSetUp: 15 * minute,
  /** Expired rows are removed so often. */
  cleaning: 10 * minute,
} as const
