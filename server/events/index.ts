/** Live events: sent to the database by whoever changes something, heard by every process, passed on to the screens of those who may see the store. */
export { databaseEvents, type Events } from './database-events.ts'
export { type Listener, type LiveStreams, liveStreams } from './live-streams.ts'
