import { UnknownAccount } from '../platform.ts'

/** VTEX's hosts: an account's own, and the one of prices. */
export type Host = 'account' | 'pricing'

const accountName = /^[a-z0-9][a-z0-9-]{0,62}$/

/**
 * Where an account's API is. The name becomes part of a host, so anything but a plain name is refused: it could lead our calls, and the
 * key with them, to another machine. `override` comes from the server's configuration alone; `{account}` in it stands for the name.
 * Prices have a host of their own, with the name in the path. Throws {@link UnknownAccount}.
 */
export function accountUrls(account: string, override: string | null): Record<Host, string> {
  if (!accountName.test(account)) {
    throw new UnknownAccount('The account name must be lower-case letters, digits and hyphens, as in the address of its admin.')
  }
  if (override === null) return { account: `https://${account}.vtexcommercestable.com.br`, pricing: `https://api.vtex.com/${account}` }
  const url = override.replaceAll('{account}', account).replace(/\/+$/, '')
  return { account: url, pricing: override.includes('{account}') ? url : `${url}/${account}` }
}
