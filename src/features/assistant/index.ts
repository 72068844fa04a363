/** The assistant: from a goal to a magic ordering, in five steps that explain themselves. */
export { AssistantPage } from './pages/assistant-page.tsx'
export type { AssistantLinks } from './model/links.ts'
