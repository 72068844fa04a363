import { isIP } from 'node:net'
import { isPublic } from '../../kernel/public-addresses.ts'

/** Whether a host is of a network of our own, as far as its name says. */
function isOwn(hostname: string): boolean {
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  const family = isIP(host)
  if (family !== 0) return !isPublic(host, family)
  return !host.includes('.') || host.endsWith('.localhost')
}

/**
 * Whether a webhook may be sent to an address, as far as the address itself says; what a name leads to is checked when it
 * is connected to. `privateToo`: whether this installation permits addresses of networks of our own, which need no https.
 */
export function isPermitted(url: string, privateToo: boolean): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  if (username !== '' || password !== '') return false
  if (protocol === 'http:') return privateToo && isOwn(hostname)
  return protocol === 'https:' && (privateToo || !isOwn(hostname))
}
