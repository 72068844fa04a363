import type { AutomationDraft, DraftFault } from '../model/automation-draft.ts'

/** What every section of the editor needs. */
export interface SectionProps {
  draft: AutomationDraft
  onDraft: (draft: AutomationDraft) => void
  /** What is shown as missing: nothing before the first try to save. */
  faults: ReadonlySet<DraftFault>
}
