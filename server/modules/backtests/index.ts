/** What a magic ordering would have been worth: tried on the store's own past, by the knowledge of each day. */
export { backtestsModule } from './module.ts'
