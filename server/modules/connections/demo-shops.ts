import type { PlatformCredential } from '../../platforms/platform.ts'
import type { SalesHistory } from '../sales/index.ts'

/** Where demo stores get their shops: the platform simulator, where this installation has one. */
export interface DemoShops {
  /** The account of the store on board, which belongs to everybody who signs in to the demo: it is never disconnected. */
  onBoard: string
  /** Opens an account of its own, a copy of the shop on board. */
  open(): Promise<DemoShop>
  /** Closes an account of such a store; one that is not there stays so. */
  close(account: string): Promise<void>
  /** What the shop on board sold until yesterday. */
  sales(): Promise<SalesHistory>
}

export interface DemoShop {
  displayName: string
  credential: PlatformCredential
  /** ISO 4217. */
  currency: string
  /** IANA name. */
  timeZone: string
  storefrontUrl: string
}
