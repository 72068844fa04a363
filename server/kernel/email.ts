import { domainToASCII } from 'node:url'

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const longest = { local: 64, all: 254 }

/**
 * An e-mail address in the one form in which it is kept, so that two that look alike are not two people:
 * lower case, full-width characters as usual ones, the domain as names of the internet are written
 * (`xn--…`). Null where it is none, or where letters of other alphabets stand before the at sign.
 */
export function plainEmail(text: string): string | null {
  const parts = text.normalize('NFKC').trim().toLowerCase().split('@')
  const [local = '', host = ''] = parts
  if (parts.length !== 2 || local.length > longest.local || !localPart.test(local)) return null
  const ascii = domainToASCII(host)
  const email = `${local}@${ascii}`
  return domain.test(ascii) && email.length <= longest.all ? email : null
}
