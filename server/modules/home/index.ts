/** What a person sees first: what needs attention, today's sales, and the lists that they opened last. */
export { homeModule } from './module.ts'
