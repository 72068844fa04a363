import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList } from 'node:net'

/** How the name of a host becomes addresses, as `net.connect` asks for it. */
export type Resolve = (hostname: string, options: LookupOptions, done: ResolveDone) => void
type ResolveDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** Addresses that are nobody's on the internet: this machine, networks of one's own, links, tests, groups. */
const ownNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6')

/** Whether an address can be reached from everywhere. */
export const isPublic = (address: string, family: number): boolean => !ownNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')

/**
 * Resolves names, and refuses one that leads into a network of our own. It is asked at every connection,
 * and what it gives is what is connected to: a name that leads elsewhere the second time is refused then.
 */
export const publicOnly =
  (resolve: Resolve = lookup): Resolve =>
  (hostname, options, done) =>
    resolve(hostname, options, (error, address, family) => {
      const all = typeof address === 'string' ? [{ address, family: family ?? 4 }] : (address ?? [])
      const refused = error === null && all.some((one) => !isPublic(one.address, one.family))
      if (!refused) return done(error, address, family)
      done(Object.assign(new Error(`${hostname} leads into a network of our own.`), { code: 'EPRIVATE' }), [])
    })
