import { useRef, useState } from 'react'
import {
  badFileLines,
  badLinesCsv,
  checkOrderingFile,
  limits,
  orderByFile,
  sameSequence,
  type CheckedFile,
  type ListReference,
} from '../../../../contract/index.ts'
import { failureOf, useApi, useBadLines, useSession } from '../../../api/index.ts'
import { download } from '../../../design/download/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { type FileState, ImportDialog } from '../views/import-dialog.tsx'

export interface ImportSlotProps {
  store: string
  list: ListReference
  workbench: Workbench
  onClose: () => void
}

/** An ordering from a file: the server reads it line by line, the person decides, and it becomes a step like any other. */
export function ImportSlot({ store, list, workbench, onClose }: ImportSlotProps) {
  const t = useSentences('ordering')
  const { call } = useApi()
  const { person } = useSession()
  const [state, setState] = useState<FileState>({ kind: 'none' })
  const reading = useRef(0)

  const query = { store, username: person.email, kind: list.kind, id: list.id }

  const bad = useBadLines(
    (file) => call(badFileLines, { query }, { file }),
    (lines) => {
      const heads = [t('import.badHeads.line'), t('import.badHeads.text'), t('import.badHeads.reason')]
      const csv = badLinesCsv(lines, heads, (fault) => t(`import.fault.${fault}`))
      download(new Blob(csv, { type: 'text/csv;charset=utf-8' }), t('import.badFile'))
    },
  )
  const read = async (file: File): Promise<void> => {
    const nth = ++reading.current
    bad.forget()
    const show = (next: FileState): void => {
      // Another file was chosen meanwhile, or none.
      if (nth === reading.current) setState(next)
    }
    show({ kind: 'checking', file })
    try {
      if (file.size > limits.list.fileBytes) return show({ kind: 'failed', file, failure: { code: 'file/too-large' } })
      const checked = await call(checkOrderingFile, { query }, { file })
      show({ kind: 'checked', file, checked })
    } catch (error) {
      show({ kind: 'failed', file, failure: failureOf(error) })
    }
  }
  const apply = ({ products, positions }: CheckedFile): void => {
    const wanted = orderByFile(workbench.present.sequence, products, positions)
    if (sameSequence(wanted, workbench.present.sequence)) notify.neutral(t('import.same'), { id: 'import' })
    else workbench.replace({ kind: 'replace', from: 'file', products: Array.from(wanted) })
    onClose()
  }
  return (
    <ImportDialog
      state={state.kind === 'checked' ? { ...state, badLines: bad.state } : state}
      onFile={(file) => void read(file)}
      onRemove={() => {
        reading.current++
        bad.forget()
        setState({ kind: 'none' })
      }}
      onApply={apply}
      onDownloadBad={(file, checked) => void bad.give(file, checked)}
      onClose={onClose}
    />
  )
}
