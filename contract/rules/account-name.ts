/** Where accounts of VTEX are reached, behind the account's name. */
const hosts = /\.(?:vtexcommercestable|vtexcommercebeta)\.com\.br$|\.myvtex\.com$|\.vtex\.com$/

/** What can be the name of an account. It becomes part of a host, so nothing else may pass. */
const plainName = /^[a-z0-9][a-z0-9-]{0,62}$/

/** The account's name in what a person typed: the name itself, or an address of the account's admin. Null where there is none. */
export function accountNameIn(typed: string): string | null {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
  const name = host.replace(hosts, '')
  return plainName.test(name) ? name : null
}

/** VTEX's keys begin so; their tokens never do. */
const beginsAsKey = /^vtexappkey-/i

/** Whether key and token were typed into each other's field. */
export const isSwapped = (key: string, token: string): boolean => !beginsAsKey.test(key.trim()) && beginsAsKey.test(token.trim())
