import { limits, type CheckedFile } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { FileDrop, FileReport } from '../../../design/file-drop/index.ts'
import { type SayableFailure, useFailureSentence, useSentences } from '../../../i18n/index.ts'

/** How the lines that cannot be used come, when the screen has only the first of them: being fetched, or why they could not be. */
export type BadLinesState = 'fetching' | SayableFailure

/** How far a file is: nothing chosen; being read; not readable, still chosen; read. */
export type FileState =
  | { kind: 'none' }
  | { kind: 'checking'; file: File }
  | { kind: 'failed'; file: File; failure: SayableFailure }
  | { kind: 'checked'; file: File; checked: CheckedFile; badLines?: BadLinesState | undefined }

export interface ImportDialogProps {
  state: FileState
  /** A file was chosen: read it. Asked again with the same one after a failure. */
  onFile: (file: File) => void
  /** Back to choosing. */
  onRemove: () => void
  /** Uses the good lines. */
  onApply: (checked: CheckedFile) => void
  /** Gives all bad lines as a file, to correct them there. */
  onDownloadBad?: ((file: File, checked: CheckedFile) => void) | undefined
  onClose: () => void
}

/** An ordering from a file: every bad line by its number and reason, the good ones offered. */
export function ImportDialog({ state, onFile, onRemove, onApply, onDownloadBad, onClose }: ImportDialogProps) {
  const t = useSentences('ordering')
  const say = useFailureSentence()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('import.title')}
      description={state.kind === 'checked' ? t('import.read', { file: state.file.name }) : t('import.intro')}
    >
      {state.kind === 'checked' ? (
        <div className="flex flex-col gap-3">
          {typeof state.badLines === 'object' && (
            <Banner tone="danger" title={t('import.badFailed')}>
              {say(state.badLines)}
            </Banner>
          )}
          <FileReport
            good={state.checked.products.length}
            badCount={state.checked.badLines}
            downloading={state.badLines === 'fetching'}
            bad={state.checked.bad.map(({ line, text, fault }) => ({ line, text, reason: t(`import.fault.${fault}`) }))}
            onContinue={() => onApply(state.checked)}
            onReplace={onRemove}
            {...(onDownloadBad ? { onDownloadBad: () => onDownloadBad(state.file, state.checked) } : {})}
          />
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          {state.kind === 'failed' && (
            <Banner
              tone="danger"
              title={t('import.failed')}
              action={
                <Button size="sm" onClick={() => onFile(state.file)}>
                  {t('import.again')}
                </Button>
              }
            >
              {say(state.failure)}
            </Banner>
          )}
          <FileDrop
            aria-label={t('import.file')}
            accept={['.csv', '.txt', '.xlsx']}
            maxBytes={limits.list.fileBytes}
            hint={t('import.hint')}
            checking={state.kind === 'checking'}
            {...(state.kind === 'none' ? {} : { file: state.file, onRemove })}
            onFile={onFile}
          />
        </div>
      )}
    </Dialog>
  )
}
