import { PlatformFault, UnknownAccount, type PlatformAccount, type PlatformCredential } from '../platform.ts'
import type { Call, Http } from './http.ts'
import { read, readList } from './readers.ts'
import { ianaZone } from './time-zones.ts'

/** The account with the sales channel that prices and visibility are read for. */
export interface Channel extends PlatformAccount {
  id: number
}

const channelList = { path: '/api/catalog_system/pvt/saleschannel/list', right: 'salesChannels' } satisfies Call

/**
 * Reads the sales channel: the given one, else the first that is active. It lies behind the key, so an answer proves the key.
 * `unknownZone` hears of a time zone that we do not know; UTC is used then.
 */
export async function readChannel(http: Http, wanted: number | null, unknownZone: (name: string) => void): Promise<Channel> {
  const answer = await http.send(channelList)
  if (answer.status === 404) throw new UnknownAccount('VTEX knows no account of this name.')
  const list = answer.status < 300 ? readList(answer.body) : null
  if (!list) throw http.fault(answer, 'the list of sales channels')
  const channels = list.map(read.salesChannel).filter((channel) => channel !== null)
  const channel =
    wanted === null
      ? (channels.find(({ IsActive }) => IsActive !== false) ?? channels[0])
      : channels.find(({ Id }) => Number(Id) === wanted)
  if (!channel)
    throw new PlatformFault('unreadable', wanted === null ? 'VTEX names no sales channel.' : `VTEX names no sales channel ${wanted}.`)
  const zone = ianaZone(channel.TimeZone ?? '')
  if (zone === null) unknownZone(channel.TimeZone ?? '')
  return { id: Number(channel.Id), currency: channel.CurrencyCode.toUpperCase(), timeZone: zone ?? 'UTC' }
}

/**
 * Like {@link readChannel}, and where the key is refused, tells a wrong key from one that lacks a right: it asks for a session with the
 * key, and throws that away.
 */
export async function proveCredential(
  http: Http,
  { account, key, secret }: PlatformCredential,
  channel: () => Promise<Channel>,
): Promise<Channel> {
  try {
    return await channel()
  } catch (fault) {
    const refused = fault instanceof PlatformFault && (fault.kind === 'credential' || fault.kind === 'forbidden')
    if (!refused) throw fault
    const login = {
      method: 'POST',
      path: '/api/vtexid/apptoken/login',
      query: { an: account },
      body: { appkey: key, apptoken: secret },
      right: 'salesChannels',
    } satisfies Call
    const known = await http.send(login).then(
      ({ status, body }) => status === 200 && (body as { authStatus?: unknown } | null)?.authStatus === 'Success',
      (error: unknown) => (error instanceof PlatformFault && error.kind === 'credential' ? false : null),
    )
    if (known === true && fault.kind === 'credential') throw new PlatformFault('forbidden', 'Catalog API / General / View Product')
    if (known === false && fault.kind === 'forbidden') throw new PlatformFault('credential', 'VTEX does not know this key or its token.')
    throw fault
  }
}
