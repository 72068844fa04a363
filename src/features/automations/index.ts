/** Magic ordering: configurations that put lists in order by themselves, made, tried on the past, run and looked after. */
export type { AutomationLinks } from './model/links.ts'
export { AutomationsPage } from './pages/automations-page.tsx'
export { EditPage } from './pages/edit-page.tsx'
export { RunsPage } from './pages/runs-page.tsx'
export { useAutomationNames } from './data/use-automation-names.ts'
export { useAutomationOfList } from './data/use-automation-of-list.ts'
export { AutomationLine } from './views/automation-line.tsx'
