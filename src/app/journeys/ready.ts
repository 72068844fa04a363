import { addressOf, servers, untilShopIsIn } from './servers.ts'

/** Before the first journey: every server answers, with the demo shop in. They start side by side. */
export default async function ready(): Promise<void> {
  await Promise.all(servers.map((server) => untilShopIsIn(addressOf(server))))
}
