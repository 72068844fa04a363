import type { ReactNode } from 'react'
import type { PublicationFacts, WorkbenchLayout } from '../../../../contract/index.ts'
import type { Selection } from '../../../design/sortable-list/index.ts'
import type { SayableFailure } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'

/** The parts of the workbench that need the server; the page renders them. Each gets a function that closes it. */
export interface WorkbenchSlots {
  /** The components of a product's samaraScore: `ScoreDialog`. */
  score: (product: number, close: () => void) => ReactNode
  /** An ordering from a file: `ImportDialog`. */
  importing: (close: () => void) => ReactNode
  /** Under the steps of the history: `SavedOrderings`. */
  saved: ReactNode
}

/** What is open beside or over the list. */
export type Opened = { kind: 'criteria' | 'history' | 'import' } | { kind: 'score'; product: number } | { kind: 'pin'; products: Selection }

/** The initial state of a workbench, for stories. */
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
  /** Requests them again. */
  again: () => void
}

export interface WorkbenchViewProps {
  workbench: Workbench
  /** Null, and absent, once the whole list is there. */
  coming?: Coming | null | undefined
  /** The page where another list is chosen. */
  listsHref: string
  /** Where what the list holds is written, of a list that is built here. @default null */
  editHref?: string | null | undefined
  layout: WorkbenchLayout
  onLayout: (layout: WorkbenchLayout) => void
  slots: WorkbenchSlots
  /** How the list's publication goes. */
  publication?: ReactNode
  /** A publication is being asked for or under way. */
  publishing?: boolean | undefined
  /** What the person publishes is sent for approval: whether what is saved was sent already. @default null: they publish themselves */
  approval?: 'to-send' | 'sent' | null | undefined
  /** The list's publications; null until they are loaded. */
  publicationFacts: PublicationFacts | null
  /** Publishes the ordering; null where lists of this kind are not published. */
  onPublish: (() => void) | null
  /** Makes a collection of chosen products, in their sequence. Keep it stable between renders. @default null: that is not offered */
  onCollect?: ((products: readonly number[]) => void) | null | undefined
  /** Saves, and shows the result. */
  onSave: () => void
  /** Downloads the ordering as a file. */
  onExport: (format: 'csv' | 'xlsx') => void
  /** Milliseconds since 1970. */
  now: number
  /** The initial text of the search; a new value replaces what was typed. @default '' */
  searched?: string | undefined
  /** @default nothing open, searched or chosen */
  start?: WorkbenchStart | undefined
}
