import type { ReactNode } from 'react'
import type { PublicationFacts, WorkbenchLayout } from '../../../../contract/index.ts'
import type { Selection } from '../../../design/sortable-list/index.ts'
import type { SayableFailure } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'

/** What the workbench does that needs the server, drawn by who can ask it. Each gets the way to put it away. */
export interface WorkbenchSlots {
  /** How the samaraScore of a product came about: `ScoreDialog`. */
  score: (product: number, close: () => void) => ReactNode
  /** An ordering from a file: `ImportDialog`. */
  importing: (close: () => void) => ReactNode
  /** Under the steps of the history: `SavedOrderings`. */
  saved: ReactNode
}

/** What is open beside or over the list. */
export type Opened = { kind: 'criteria' | 'history' | 'import' } | { kind: 'score'; product: number } | { kind: 'pin'; products: Selection }

/** How a workbench begins that is not begun by hand. */
export interface WorkbenchStart {
  open?: Opened | undefined
  /** The menu of columns is open. */
  columns?: boolean | undefined
  search?: string | undefined
  chosen?: Selection | undefined
  /** The criteria are shown in the list. */
  previewing?: boolean | undefined
}

/** All but the first products are still on their way, or did not come. */
export interface Coming {
  failure: SayableFailure | undefined
  /** Asks for them again. */
  again: () => void
}

export interface WorkbenchViewProps {
  /** Above everything. */
  header: ReactNode
  workbench: Workbench
  /** Null, and absent, once the whole list is there. */
  coming?: Coming | null | undefined
  /** Where one chooses another list. */
  listsHref: string
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  slots: WorkbenchSlots
  /** How the list's publication goes. */
  publication?: ReactNode
  /** A publication is being asked for or under way. */
  publishing?: boolean | undefined
  /** The list's publications; null until they are loaded. */
  publicationFacts: PublicationFacts | null
  /** The person wants it on the platform; null where lists of this kind are not published. */
  onPublish: (() => void) | null
  /** Saves, and says how it went. */
  onSave: () => void
  /** Gives the ordering as a file. */
  onExport: (format: 'csv' | 'xlsx') => void
  /** Milliseconds since 1970. */
  now: number
  /** Searched as soon as it is given, as if it were typed; what is typed afterwards stays. @default '' */
  searched?: string | undefined
  /** @default nothing open, searched or chosen */
  start?: WorkbenchStart | undefined
}
