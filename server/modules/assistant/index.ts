/** The assistant: where a person is in it, kept until they take it up again. */
export { assistantModule } from './module.ts'
