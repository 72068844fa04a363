import { useId, useState, type ComponentProps, type DragEvent, type ReactNode } from 'react'
import { useFieldControl } from '../field/index.ts'
import { DangerIcon, UploadIcon } from '../icon/index.ts'
import { useFileTexts, type FileTexts } from './file-drop.words.ts'
import { place } from './file-drop.variants.ts'
import { refusal, type FileFacts, type FileRules, type Refusal } from './refusal.ts'
import { TakenFile } from './taken-file.tsx'

export interface FileDropProps
  extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'multiple' | 'value' | 'onChange' | 'children' | 'ref'>, FileRules {
  /** Somebody gave a file that may be taken. */
  onFile: (file: File) => void
  /** The file that was given; it stands in the place until it is removed. */
  file?: FileFacts | undefined
  onRemove?: (() => void) | undefined
  /** It is being read. @default false */
  checking?: boolean | undefined
  /** What the file must hold, under the place: columns, an example to download. */
  hint?: ReactNode
}

/**
 * Takes one file, dropped or chosen, and says at once when it is the wrong kind or too large.
 * @example
 * <FileDrop aria-label="Archivo de orden" accept={['.csv', '.xlsx']} maxBytes={5_000_000} file={file} onFile={read} onRemove={clear} />
 */
export function FileDrop({
  onFile,
  file,
  onRemove,
  checking = false,
  accept,
  maxBytes,
  hint,
  disabled,
  className,
  ...rest
}: FileDropProps) {
  const texts = useFileTexts()
  const id = useId()
  const [over, setOver] = useState(false)
  const [removed, setRemoved] = useState(false)
  const [refused, setRefused] = useState<Refusal>()
  const control = useFieldControl<Omit<ComponentProps<'input'>, 'ref'>>(rest)
  const kinds = texts.either(accept.map((ending) => ending.slice(1).toUpperCase()))
  const limits = maxBytes === undefined ? texts.say.anySize(kinds) : texts.say.upTo(kinds, texts.size(maxBytes))
  const take = (files: readonly File[]) => {
    const why = refusal(files, { accept, maxBytes })
    setRefused(why)
    setRemoved(false)
    if (!why && files[0]) onFile(files[0])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take([...event.dataTransfer.files])
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled && event.dataTransfer.types.includes('Files'))
  }
  const why = refused && sentence(refused, texts, kinds, maxBytes)
  return (
    <div data-slot="file-drop" className={`flex min-w-0 flex-col gap-1.5 ${className ?? ''}`}>
      {file ? (
        <TakenFile
          file={file}
          checking={checking}
          onRemove={
            onRemove &&
            (() => {
              setRemoved(true)
              onRemove()
            })
          }
        />
      ) : (
        <label
          data-over={over || undefined}
          className={place({ className: disabled ? '' : 'cursor-pointer' })}
          onDragEnter={hover}
          onDragOver={hover}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...control}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- what had the focus is gone with the file, and the question is there again
            autoFocus={removed}
            type="file"
            accept={accept.join(',')}
            disabled={disabled}
            aria-invalid={control['aria-invalid'] ?? (why ? true : undefined)}
            aria-describedby={[why && `${id}-why`, `${id}-limits`, control['aria-describedby']].filter(Boolean).join(' ')}
            className="absolute inset-0 size-full cursor-[inherit] opacity-0"
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <UploadIcon className={`size-5 ${over ? 'text-accent' : 'text-muted'}`} />
          <span className="text-md">
            {over ? (
              texts.say.over
            ) : (
              <>
                {texts.say.drop}{' '}
                <span className={disabled ? '' : 'font-medium text-accent underline underline-offset-2'}>{texts.say.choose}</span>
              </>
            )}
          </span>
          <span id={`${id}-limits`} className={`text-sm ${disabled ? '' : 'text-muted'}`}>
            {limits}
          </span>
        </label>
      )}
      <p id={`${id}-why`} role="status" className="flex items-start gap-1.5 text-sm text-danger empty:-mt-1.5">
        {why && (
          <>
            <DangerIcon className="mt-[3px] size-3.5" />
            <span className="min-w-0">{why}</span>
          </>
        )}
      </p>
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  )
}

function sentence(why: Refusal, { say, size }: FileTexts, kinds: string, maxBytes: number | undefined): string {
  if (why.kind === 'onlyOne') return say.onlyOne
  return why.kind === 'wrongType'
    ? say.wrongType(why.file.name, kinds)
    : say.tooLarge(why.file.name, size(why.file.size), size(maxBytes ?? 0))
}
