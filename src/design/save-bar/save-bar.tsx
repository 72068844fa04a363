import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonTone } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { PublishIcon, RedoIcon, SaveIcon, UndoIcon } from '../icon/index.ts'
import { KeyboardHint } from '../keyboard-hint/index.ts'
import { saveBar } from './save-bar.variants.ts'

export interface SaveBarStep {
  /** What it does: "Undo: 3 products to position 1". */
  readonly label: string
  readonly onPress: () => void
  readonly disabled?: boolean | undefined
  /** As they stand on the keyboard. */
  readonly keys?: readonly string[] | undefined
}

export interface SaveBarAction {
  readonly label: string
  readonly onPress: () => void
  readonly disabled?: boolean | undefined
  /** At work at the moment. */
  readonly loading?: boolean | undefined
}

export interface SaveBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The bar's name, for who cannot see it. */
  label: string
  /** Whether there is something to save. */
  changed: boolean
  /** How much, in words: "3 changes", or that all is saved. */
  message: ReactNode
  /** A second line: who saved last, and when. Steps aside where there is no room. */
  hint?: ReactNode
  undo: SaveBarStep
  redo: SaveBarStep
  save: SaveBarAction
  publish: SaveBarAction
  /** Which of the two is the next thing to do. @default save when something changed, else publish */
  next?: 'save' | 'publish' | undefined
}

/**
 * What has changed and what can be done about it; sticks to the lower edge of what it stands in.
 * @example
 * <SaveBar label="Cambios" changed message="3 cambios sin guardar" undo={undo} redo={redo}
 *   save={{ label: 'Guardar', onPress: save }} publish={{ label: 'Indexar', onPress: publish }} />
 */
export function SaveBar({ label, changed, message, hint, undo, redo, save, publish, next = changed ? 'save' : 'publish', className, ...rest }: SaveBarProps) {
  const toneOf = (which: 'save' | 'publish'): ButtonTone => (which === next ? 'accent' : 'neutral')
  const step = ({ label: does, onPress, disabled, keys }: SaveBarStep, icon: ReactNode) => (
    <IconButton label={does} icon={icon} side="top" disabled={disabled} onClick={onPress} keys={keys ? <KeyboardHint keys={keys} /> : undefined} />
  )
  return (
    <div data-slot="save-bar" data-changed={changed || undefined} role="region" aria-label={label} className={saveBar({ look: changed ? 'changed' : 'clean', className })} {...rest}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 @max-md:px-3">
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <div role="status" className="min-w-0">
            <p className="truncate text-sm font-medium tabular-nums">{message}</p>
            {hint === undefined ? null : <p className="truncate text-xs text-muted @max-md:hidden">{hint}</p>}
          </div>
          <div className="ms-auto flex shrink-0 items-center gap-0.5 @xl:ms-2">
            {step(undo, <UndoIcon />)}
            {step(redo, <RedoIcon />)}
          </div>
        </div>
        <div className="grid shrink-0 grid-flow-col gap-2 @max-md:w-full @max-md:auto-cols-fr">
          <Button tone={toneOf('save')} icon={<SaveIcon />} loading={save.loading} disabled={save.disabled} onClick={save.onPress}>
            {save.label}
          </Button>
          <Button tone={toneOf('publish')} icon={<PublishIcon />} loading={publish.loading} disabled={publish.disabled} onClick={publish.onPress}>
            {publish.label}
          </Button>
        </div>
      </div>
    </div>
  )
}
