import type { ComponentProps, ReactNode } from 'react'
import { bottomBar, bottomBarLine } from '../bottom-bar/index.ts'
import { Button, type ButtonTone } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { CheckIcon, PublishIcon, RedoIcon, SaveIcon, UndoIcon, WarningIcon } from '../icon/index.ts'
import { KeyboardHint } from '../keyboard-hint/index.ts'
import { Spinner } from '../spinner/index.ts'
import { keepNoticesAbove } from '../toast/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { draftLooks, type DraftState } from './save-bar.variants.ts'

export interface SaveBarStep {
  /** What it does, by name: "Undo: move 3 products". Undo shows it where there is room. */
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
  /** Keys that do the same, as `aria-keyshortcuts` names them. */
  readonly shortcut?: string | undefined
}

/** What keeps the work safe by itself, between two savings. */
export interface SaveBarDraft {
  readonly state: DraftState
  /** "Draft kept on this device at 10:24". */
  readonly label: string
}

export interface SaveBarProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** The bar's name, for screen readers. */
  label: string
  /** Whether there is something to save. */
  changed: boolean
  /** How much, in words: "3 changes", or that all is saved. */
  message: ReactNode
  /** A second line: who saved last, and when. Steps aside where there is no room. */
  hint?: ReactNode
  /** How the draft is doing; in the place of the hint. */
  draft?: SaveBarDraft | undefined
  /** Between undo and saving: the history, discarding. */
  extras?: ReactNode
  /** After publishing, close to it: other ways to publish. */
  more?: ReactNode
  undo: SaveBarStep
  redo: SaveBarStep
  save: SaveBarAction
  /** Left out where there is nothing to publish to. */
  publish?: SaveBarAction | undefined
  /** Which of the two is the next thing to do, if any. @default save when something changed or nothing can be published, else publish */
  next?: 'save' | 'publish' | 'nothing' | undefined
}

/**
 * What has changed and what can be done about it, the last step by its name; sticks to the lower edge of what it stands in.
 * @example
 * <SaveBar label="Cambios" changed message="3 cambios sin guardar" undo={undo} redo={redo}
 *   save={{ label: 'Guardar', onPress: save }} publish={{ label: 'Indexar', onPress: publish }} />
 */
export function SaveBar({
  label,
  changed,
  message,
  hint,
  draft,
  extras,
  more,
  undo,
  redo,
  save,
  publish,
  next = changed || !publish ? 'save' : 'publish',
  className,
  ...rest
}: SaveBarProps) {
  const toneOf = (which: 'save' | 'publish'): ButtonTone => (which === next ? 'accent' : 'neutral')
  const keysOf = ({ keys }: SaveBarStep) => (keys ? <KeyboardHint keys={keys} /> : undefined)
  return (
    <div
      ref={keepNoticesAbove}
      data-slot="save-bar"
      data-changed={changed || undefined}
      role="region"
      aria-label={label}
      className={bottomBar({ look: changed ? 'changed' : 'plain', className })}
      {...rest}
    >
      <div className={bottomBarLine}>
        <div className="flex min-w-0 flex-1 items-center gap-2 @max-md:contents">
          {/* In little space the text is over the buttons, on one line where it fits, and the buttons are one row. */}
          <div role="status" className="min-w-0 @max-md:flex @max-md:basis-full @max-md:flex-wrap @max-md:items-baseline @max-md:gap-x-2">
            <p className="text-sm font-medium wrap-anywhere tabular-nums @max-md:text-xs">{message}</p>
            {draft ? <Draft {...draft} /> : null}
            {hint === undefined || draft ? null : <p className="text-xs wrap-anywhere text-muted @max-md:hidden">{hint}</p>}
          </div>
          <div className="ms-auto flex shrink-0 items-center gap-0.5 @max-md:ms-0 @xl:ms-2">
            <Tooltip label={undo.label} keys={keysOf(undo)} side="top">
              <Button
                tone="quiet"
                icon={<UndoIcon />}
                disabled={undo.disabled}
                keepsFocus
                onClick={undo.onPress}
                aria-label={undo.label}
                className="@max-4xl:w-control-md @max-4xl:px-0"
              >
                <span className="block max-w-56 truncate @max-4xl:hidden @6xl:max-w-96">{undo.label}</span>
              </Button>
            </Tooltip>
            <IconButton
              label={redo.label}
              icon={<RedoIcon />}
              side="top"
              disabled={redo.disabled}
              keepsFocus
              onClick={redo.onPress}
              keys={keysOf(redo)}
            />
            {extras}
          </div>
        </div>
        <div
          className={`grid shrink-0 grid-flow-col gap-2 @max-md:min-w-0 @max-md:flex-1 @max-md:gap-1.5 @max-md:[&>button]:px-1.5 @max-md:[&>button>span>svg]:hidden ${more === undefined ? '@max-md:auto-cols-fr' : '@max-md:grid-cols-[1fr_1fr_auto]'}`}
        >
          <Button
            tone={toneOf('save')}
            icon={<SaveIcon />}
            loading={save.loading}
            disabled={save.disabled}
            keepsFocus
            aria-keyshortcuts={save.shortcut}
            onClick={save.onPress}
          >
            {save.label}
          </Button>
          {publish && (
            <Button
              tone={toneOf('publish')}
              icon={<PublishIcon />}
              loading={publish.loading}
              disabled={publish.disabled}
              keepsFocus
              onClick={publish.onPress}
            >
              {publish.label}
            </Button>
          )}
          {more}
        </div>
      </div>
    </div>
  )
}

function Draft({ state, label }: SaveBarDraft) {
  return (
    <p
      data-draft={state}
      className={`flex min-w-0 items-start gap-1 text-xs [&>svg]:mt-px [&>svg]:size-3.5 [&>svg]:shrink-0 ${draftLooks[state]}`}
    >
      {state === 'saving' ? <Spinner className="size-3.5" /> : state === 'failed' ? <WarningIcon aria-hidden /> : <CheckIcon aria-hidden />}
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </p>
  )
}
