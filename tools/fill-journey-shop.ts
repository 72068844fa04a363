/**
 * Fills the demo shop of the journeys in the folder that is named, beside
 * what uses one core alone: `npm test` gives the folder to the journeys.
 */
import { fillShop } from './journey-shops.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder.')
await fillShop(folder)
