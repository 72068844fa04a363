/** How a store is connected to its platform: its key tried, the store made, its first synchronisation begun. */
export type { DemoShops } from './demo-shops.ts'
export type { ConnectionsService } from './connections.service.ts'
export { connectionsModule } from './module.ts'
