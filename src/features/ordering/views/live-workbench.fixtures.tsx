import { useReducer, useState } from 'react'
import { noPublication, type PublicationFacts, type WorkbenchLayout } from '../../../../contract/index.ts'
import type { Workbench } from '../model/workbench.ts'
import type { ListTable } from '../model/list-table.ts'
import { editSession, type EditSession, type SessionAction } from '../model/edit-session.ts'
import { sessionAfter, type WorkbenchFacts, workbenchOf, now, openingOf, score, usualLayout, versions } from '../ordering.fixtures.ts'
import type { SayableFailure } from '../../../i18n/index.ts'
import { openingWorkbench } from '../model/opening.ts'
import type { QueryState } from './query-state.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { type FileState, ImportDialog } from './import-dialog.tsx'
import { SavedOrderings } from './saved-orderings.tsx'
import { ScoreDialog } from './score-dialog.tsx'
import type { WorkbenchStart } from './workbench-props.ts'
import { WorkbenchView } from './workbench-view.tsx'

export interface LiveWorkbenchProps {
  list: ListTable
  /** What was done before the story begins. */
  actions?: readonly SessionAction[]
  facts?: WorkbenchFacts
  /** Only so many products are there, and what became of the others. */
  coming?: { first: number; failure?: SayableFailure; again?: () => void }
  layout?: Partial<WorkbenchLayout>
  start?: WorkbenchStart
  file?: FileState
  explained?: QueryState<typeof score>
  publishes?: boolean
  publicationFacts?: PublicationFacts | null
  onSave: () => void
  onPublish: () => void
  onExport: (format: 'csv' | 'xlsx') => void
  onLayout: (layout: WorkbenchLayout) => void
  onFile: (file: File) => void
  onOverrule: (overruling: object) => void
  /** Called with the workbench whenever it has changed. */
  onWorkbench?: (workbench: Workbench) => void
}

/** The workbench as its page would keep it: real arithmetic, no server. */
export function LiveWorkbench({
  list,
  actions = [],
  facts = {},
  coming,
  layout: given = {},
  start,
  file: firstFile = { kind: 'none' },
  explained = { kind: 'ready', value: score },
  publishes = true,
  publicationFacts = noPublication,
  ...callbacks
}: LiveWorkbenchProps) {
  const [session, act] = useReducer(
    (present: EditSession, action: SessionAction) => editSession(present, action) ?? present,
    null,
    () => sessionAfter(list, actions),
  )
  const [layout, setLayout] = useState<WorkbenchLayout>({ ...usualLayout, ...given })
  const [file, setFile] = useState(firstFile)
  const [conflict, setConflict] = useState(facts.conflict ?? null)
  const [compared, setCompared] = useState<number | null>(null)
  const workbench: Workbench = {
    ...workbenchOf(session, act, facts),
    conflict,
    keepOwnChanges: () => setConflict(null),
    seeTheirs() {
      setConflict(null)
      act({ kind: 'discarded', list })
    },
  }
  const beginning = coming ? openingOf(list, coming.first) : null
  const version = versions.find((each) => each.version === compared)
  return (
    <WorkbenchView
      workbench={beginning ? openingWorkbench(beginning, workbench.criteria) : workbench}
      coming={coming ? { failure: coming.failure, again: coming.again ?? (() => undefined) } : null}
      listsHref="#lists"
      layout={layout}
      onLayout={(next) => {
        callbacks.onLayout(next)
        setLayout(next)
      }}
      slots={{
        score: (product, close) => (
          <ScoreDialog
            currency="EUR"
            product={list.nameOf(product)}
            score={explained}
            today="2026-11-21"
            saving={false}
            failure={null}
            onOverrule={callbacks.onOverrule}
            onTakeBack={() => undefined}
            onClose={close}
          />
        ),
        importing: (close) => (
          <ImportDialog
            state={file}
            onFile={(next) => {
              callbacks.onFile(next)
              setFile({ kind: 'checking', file: next })
            }}
            onRemove={() => setFile({ kind: 'none' })}
            onApply={({ products }) => {
              workbench.replace({ kind: 'replace', from: 'file', products: [...products] })
              close()
            }}
            onClose={close}
          />
        ),
        saved: (
          <>
            <SavedOrderings
              versions={{ kind: 'ready', value: versions }}
              drifted={publicationFacts && (publicationFacts.drifted ?? 0) > 0}
              onCompare={(each) => setCompared(each.version)}
              onRestore={() => workbench.replace({ kind: 'replace', from: 'version', products: [...list.saved.sequence].reverse() })}
            />
            {version && (
              <CompareDialog
                version={version}
                saved={{ kind: 'ready', value: { view: Int32Array.from(list.saved.sequence).reverse(), former: [] } }}
                list={list}
                present={workbench.view}
                onRestore={() => setCompared(null)}
                onClose={() => setCompared(null)}
              />
            )}
          </>
        ),
      }}
      publicationFacts={publicationFacts}
      onPublish={publishes ? callbacks.onPublish : null}
      onSave={callbacks.onSave}
      onExport={callbacks.onExport}
      now={now}
      start={start}
    />
  )
}
