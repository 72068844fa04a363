/**
 * The network that an address counts as when wrong passwords are counted: an IPv4 address itself, the /64 of an IPv6 address,
 * because one household has a whole /64 and an attacker could walk through it.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const missing = plain.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...tail.split(':').filter(Boolean)].slice(0, 4).join(':')
}

/** A network address as its owner recognises it, without the part that names one machine: `203.0.113.x`, `2001:db8:85a3:…`. */
export function shortAddress(address: string): string {
  const network = networkOf(address)
  if (!network.includes(':')) return network.replace(/\d+$/, 'x')
  return `${network.split(':').slice(0, 3).join(':')}:…`
}
