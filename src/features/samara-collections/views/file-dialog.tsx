import type { Reply, uploadProductFile } from '../../../../contract/index.ts'
import { limits } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { FileDrop, FileReport } from '../../../design/file-drop/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface FileDialogProps {
  /** The file that was given. */
  file: { name: string; size: number } | null
  /** What came of its lines; null while nobody knows. */
  report: Reply<typeof uploadProductFile> | null
  busy: boolean
  /** Why it could not be read, or added. */
  failure: SayableFailure | null
  /** How the bad lines come, where the screen has only the first of them: being fetched, or why they could not be. */
  badLines?: 'fetching' | SayableFailure | undefined
  /** Gives all bad lines as a file, to correct them there. */
  onDownloadBad: () => void
  onFile: (file: File) => void
  onReplace: () => void
  onAdd: (key: string) => void
  onClose: () => void
}

/** Products out of a file: first the file, then what came of each line. */
export function FileDialog({ file, report, busy, failure, badLines, onDownloadBad, onFile, onReplace, onAdd, onClose }: FileDialogProps) {
  const t = useSentences('samara-groups')
  const say = useFailureSentence()
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t('file.title')} description={t('file.text')}>
      <div className="flex flex-col gap-4 pt-1">
        <FileDrop
          aria-label={t('file.label')}
          accept={['.csv', '.xlsx']}
          maxBytes={limits.list.fileBytes}
          file={file ?? undefined}
          checking={busy && report === null}
          onFile={onFile}
          onRemove={onReplace}
          hint={t('file.hint')}
        />
        {failure && (
          <Banner tone="danger" title={t('file.failed')}>
            {say(failure)}
          </Banner>
        )}
        {typeof badLines === 'object' && (
          <Banner tone="danger" title={t('file.badFailed')}>
            {say(badLines)}
          </Banner>
        )}
        {report && (
          <FileReport
            good={report.products}
            bad={report.bad.map(({ line, fault, text }) => ({ line, text, reason: t(`file.fault.${fault}`) }))}
            badCount={report.badLines}
            onContinue={() => onAdd(report.key)}
            continuing={busy}
            downloading={badLines === 'fetching'}
            onDownloadBad={onDownloadBad}
            onReplace={onReplace}
          />
        )}
      </div>
    </Dialog>
  )
}
