import { useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { FileDrop, FileReport } from '../../../src/design/file-drop/index.ts'
import { useTexts } from '../frame/index.ts'
import { productsOf } from '../shop/index.ts'
import { collectionGroupsWords } from './collection-groups.words.ts'

const good = productsOf('T-Light Holders')
  .slice(0, 18)
  .map(({ id }) => id)

export interface FileDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Already with a file that was read. */
  read: boolean
  onProducts: (ids: readonly number[]) => void
}

/** Products out of a file: first the file, then what came of each line. */
export function FileDialog({ open, onOpenChange, read: first, onProducts }: FileDialogProps) {
  const { say } = useTexts(collectionGroupsWords)
  const [file, setFile] = useState(first ? { name: 'candles-november.csv', size: 1_482 } : undefined)
  const bad = [
    { line: 4, text: '21068X', reason: say.unknown },
    { line: 9, text: '', reason: say.noReference },
    { line: 17, text: good[0] === undefined ? '' : String(good[0]), reason: say.twice('2') },
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.fileTitle}
      description={say.fileDescription}
      actions={
        file ? undefined : (
          <DialogClose>
            <Button tone="quiet">{say.fileCancel}</Button>
          </DialogClose>
        )
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <FileDrop
          aria-label={say.fileLabel}
          accept={['.csv', '.xlsx']}
          maxBytes={5_000_000}
          file={file}
          onFile={setFile}
          onRemove={() => setFile(undefined)}
          hint={say.fileHint}
        />
        {file ? <FileReport good={good.length} bad={bad} onContinue={() => onProducts(good)} onReplace={() => setFile(undefined)} /> : null}
      </div>
    </Dialog>
  )
}
