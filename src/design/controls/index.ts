/** Controls of a component's Playground. Used by stories only. */
export { choice, number, playground, text, toggle } from './controls.ts'
