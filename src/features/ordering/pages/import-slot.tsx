import { useRef, useState } from 'react'
import { checkOrderingFile, limits, orderByFile, type CheckedFile, type ListReference } from '../../../../contract/index.ts'
import { failureOf, useApi, useSession } from '../../../api/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { download } from '../data/export-ordering.ts'
import type { Desk } from '../model/desk.ts'
import { type FileState, ImportDialog } from '../views/import-dialog.tsx'

export interface ImportSlotProps {
  store: string
  list: ListReference
  desk: Desk
  onClose: () => void
}

/** An ordering from a file: the server reads it line by line, the person decides, and it becomes a step like any other. */
export function ImportSlot({ store, list, desk, onClose }: ImportSlotProps) {
  const t = useSentences('ordering')
  const { call } = useApi()
  const { person } = useSession()
  const [state, setState] = useState<FileState>({ kind: 'none' })
  const reading = useRef(0)

  const read = async (file: File): Promise<void> => {
    const nth = ++reading.current
    const show = (next: FileState): void => {
      // Another file was chosen meanwhile, or none.
      if (nth === reading.current) setState(next)
    }
    show({ kind: 'checking', file })
    try {
      if (file.size > limits.list.fileBytes) return show({ kind: 'failed', file, failure: { code: 'file/too-large' } })
      const checked = await call(checkOrderingFile, { query: { store, username: person.email, kind: list.kind, id: list.id } }, { file })
      show({ kind: 'checked', file, checked })
    } catch (error) {
      show({ kind: 'failed', file, failure: failureOf(error) })
    }
  }
  const apply = ({ products, positions }: CheckedFile): void => {
    desk.replace({ kind: 'replace', from: 'file', products: Array.from(orderByFile(desk.present.sequence, products, positions)) })
    onClose()
  }
  return (
    <ImportDialog
      state={state}
      onFile={(file) => void read(file)}
      onRemove={() => {
        reading.current++
        setState({ kind: 'none' })
      }}
      onApply={apply}
      onDownloadBad={({ bad }) => download(new Blob(['\uFEFF', bad.map(({ line, text, fault }) => [line, JSON.stringify(text), t(`import.fault.${fault}`)].join(';')).join('\r\n')], { type: 'text/csv;charset=utf-8' }), 'lines.csv')}
      onClose={onClose}
    />
  )
}
