/**
 * Live events: written to the database with a change, received by every
 * process, and passed on to the screens of people who may see the store.
 */
export { databaseEvents, eventsChannel, type Events } from './database-events.ts'
export { type Listener, type LiveStreams, liveStreams } from './live-streams.ts'
