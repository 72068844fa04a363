/**
 * What a new installation shows before it has a shop of its own: a platform
 * on board, a shop with a year of sales, and two people who work in it.
 */
export { demoAccount, demoPartner, demoShops, demoSignIn, ensureDemo, refreshDemo } from './demo-store.ts'
export { startSimulator } from './simulator/index.ts'
