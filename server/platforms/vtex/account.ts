import { PlatformFault } from '../platform.ts'

const accountName = /^[a-z0-9][a-z0-9-]{0,62}$/

/**
 * Where an account's API is. The name becomes part of a host, so anything but a plain name is refused: it could lead our calls, and the
 * key with them, to another machine. `override` comes from the server's configuration alone; `{account}` in it stands for the name.
 * Throws {@link PlatformFault} `credential`.
 */
export function accountUrl(account: string, override: string | null): string {
  if (!accountName.test(account)) {
    throw new PlatformFault('credential', 'The account name must be lower-case letters, digits and hyphens, as in the address of its admin.')
  }
  return override === null ? `https://${account}.vtexcommercestable.com.br` : override.replaceAll('{account}', account).replace(/\/+$/, '')
}
