/** A server and a platform for tests of publications; automations publish as well. */
export * from '../../testing/publishing.ts'
