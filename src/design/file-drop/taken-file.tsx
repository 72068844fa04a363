import { IconButton } from '../icon-button/index.ts'
import { CloseIcon, FileIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { useFileTexts } from './file-drop.words.ts'
import { taken } from './file-drop.variants.ts'
import type { FileFacts } from './refusal.ts'

interface TakenFileProps {
  file: FileFacts
  checking: boolean
  onRemove?: (() => void) | undefined
}

/** The file that was given: its name, its size, and the way to take it back. */
export function TakenFile({ file, checking, onRemove }: TakenFileProps) {
  const { say, size } = useFileTexts()
  return (
    <div className={taken()}>
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-neutral-soft text-muted">
        {checking ? <Spinner /> : <FileIcon />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate text-md font-medium">{file.name}</span>
        <span role="status" className="truncate text-sm text-muted">
          {checking ? say.checking(file.name) : size(file.size)}
        </span>
      </span>
      {onRemove && <IconButton label={say.remove(file.name)} icon={<CloseIcon />} onClick={onRemove} />}
    </div>
  )
}
