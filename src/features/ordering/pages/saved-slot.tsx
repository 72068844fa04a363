import { useMemo, useState } from 'react'
import { arrange, pinMap, type ListReference, type SavedVersion } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import { useVersions, type OrderingVersion } from '../data/use-versions.ts'
import type { Workbench } from '../model/workbench.ts'
import type { QueryState } from '../views/query-state.ts'
import { CompareDialog, type SavedView } from '../views/compare-dialog.tsx'
import { SavedOrderings } from '../views/saved-orderings.tsx'
import { queryStateOf } from './query-state-of.ts'

export interface SavedSlotProps {
  store: string
  list: ListReference
  workbench: Workbench
  /** Whether somebody changed the published ordering on the platform; null until it is known. */
  drifted: boolean | null
}

/**
 * What shoppers would get from a saved ordering today: products that left
 * the list are shown at their former places, as neither new nor sold out.
 */
function viewOfVersion({ sequence, pins, version }: OrderingVersion, workbench: Workbench): Int32Array<ArrayBuffer> {
  const { facts } = workbench.list
  const known = (id: number): boolean => workbench.list.rowOf(id) >= 0
  return arrange(
    { sequence: Int32Array.from(sequence), pins: pinMap(pins), rules: version.rules },
    { ...facts, soldOut: (id) => known(id) && facts.soldOut(id), ageOf: (id) => (known(id) ? facts.ageOf(id) : null) },
  )
}

/** The saved orderings: each can be compared with the one on screen and restored as a step that can be undone. */
export function SavedSlot({ store, list, workbench, drifted }: SavedSlotProps) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  const { versions, read } = useVersions(store, list, true)
  const [compared, setCompared] = useState<{ version: SavedVersion; found: QueryState<OrderingVersion> } | null>(null)
  const [restoring, setRestoring] = useState<number | null>(null)

  const compare = (version: SavedVersion): void => {
    setCompared({ version, found: { kind: 'loading' } })
    const show = (found: QueryState<OrderingVersion>): void =>
      setCompared((present) => (present?.version.version === version.version ? { version, found } : present))
    read(version.version).then(
      (value) => show({ kind: 'ready', value }),
      (error: unknown) => show({ kind: 'failed', failure: failureOf(error), again: () => compare(version) }),
    )
  }
  const restore = async ({ version }: SavedVersion): Promise<void> => {
    setRestoring(version)
    try {
      const known = compared?.version.version === version && compared.found.kind === 'ready' ? compared.found.value : await read(version)
      workbench.replace({ kind: 'replace', from: 'version', products: known.sequence, pins: known.pins, rules: known.version.rules })
      setCompared(null)
    } catch (error) {
      notify.danger(t('versions.restoreFailed'), { id: 'restore', detail: say(failureOf(error)) })
    } finally {
      setRestoring(null)
    }
  }
  const found = compared?.found
  const saved = useMemo((): QueryState<SavedView> => {
    if (!found) return { kind: 'loading' }
    return found.kind === 'ready'
      ? { kind: 'ready', value: { view: viewOfVersion(found.value, workbench), former: found.value.former } }
      : found
  }, [found, workbench])
  return (
    <>
      <SavedOrderings
        versions={queryStateOf(versions)}
        drifted={drifted}
        restoring={restoring}
        onCompare={compare}
        onRestore={(version) => void restore(version)}
      />
      {compared && (
        <CompareDialog
          version={compared.version}
          saved={saved}
          list={workbench.list}
          present={workbench.view}
          onRestore={() => void restore(compared.version)}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  )
}
