import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { Command as Commands } from 'cmdk'
import { useCallback, useEffect, useState } from 'react'
import { useFocusReturn } from '../dialog/index.ts'
import { CloseIcon, SearchIcon } from '../icon/index.ts'
import { SilentIconButton } from '../icon-button/index.ts'
import { Spinner } from '../spinner/index.ts'
import { useWords } from '../words/index.ts'
import { find, type Command, type CommandGroup } from './commands.ts'
import { overlay, palette } from './command-palette.variants.ts'
import { usePaletteTexts } from './command-palette.words.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteList } from './palette-list.tsx'

export interface CommandPaletteProps {
  open: boolean
  /** Asked for by Ctrl or Cmd with K, by Escape, or by a choice. */
  onOpenChange: (open: boolean) => void
  groups: readonly CommandGroup[]
  /** What was chosen last, offered while nothing is written. */
  recent?: readonly Command[] | undefined
  /** What is written, for who searches elsewhere as well. */
  onQueryChange?: ((query: string) => void) | undefined
  /** More is being searched elsewhere. @default false */
  loading?: boolean | undefined
  /** The search elsewhere failed; what is known here is still found. @default false */
  failed?: boolean | undefined
}

/**
 * Finds anything that can be done or gone to. Ctrl or Cmd with K opens it from anywhere.
 * @example <CommandPalette open={open} onOpenChange={setOpen} groups={[{ heading: 'Ir a', commands }]} />
 */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  recent = [],
  onQueryChange,
  loading = false,
  failed = false,
}: CommandPaletteProps) {
  const { say, number } = usePaletteTexts()
  const words = useWords()
  const focus = useFocusReturn()
  const [query, setQuery] = useState('')
  const write = useCallback(
    (written: string): void => {
      setQuery(written)
      onQueryChange?.(written)
    },
    [onQueryChange],
  )
  const change = useCallback(
    (next: boolean): void => {
      if (!next) write('')
      onOpenChange(next)
    },
    [write, onOpenChange],
  )
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      onOpenChange(!open)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open, onOpenChange])

  const written = query.trim()
  const offered = written === '' && recent.length > 0 ? [{ heading: say.recent, commands: recent }, ...groups] : groups
  const found = find(offered, written)
  const count = found.groups.reduce((sum, group) => sum + group.commands.length, found.left)
  const choose = useCallback(
    (command: Command): void => {
      change(false)
      command.onSelect()
    },
    [change],
  )
  return (
    <Root open={open} onOpenChange={change}>
      <Portal>
        <Overlay className={overlay()} />
        <Content
          data-slot="command-palette"
          aria-describedby={undefined}
          className={palette()}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
        >
          <Title className="sr-only">{say.title}</Title>
          <Commands label={say.title} shouldFilter={false} loop className="flex min-h-0 flex-1 flex-col">
            <div className="flex shrink-0 items-center gap-3 border-b border-default px-4 text-muted">
              {loading ? <Spinner /> : <SearchIcon />}
              <Commands.Input
                value={query}
                onValueChange={write}
                placeholder={say.placeholder}
                className="min-h-12 w-full min-w-0 bg-transparent text-lg text-default outline-none placeholder:text-subtle"
              />
              {/* A finger has no Escape, and on a phone nothing of the page is left to press. */}
              <span className="-me-3 hidden max-sm:flex pointer-coarse:flex">
                <Close asChild>
                  <SilentIconButton label={words.close} icon={<CloseIcon />} />
                </Close>
              </span>
            </div>
            <PaletteList
              found={found}
              onChoose={choose}
              nothing={count === 0 && !loading ? (written === '' ? words.emptyTitle : say.nothing(written)) : undefined}
              waiting={count === 0 && loading}
            />
            {failed && (
              <p role="alert" className="shrink-0 border-t border-subtle bg-warning-soft px-4 py-2 text-sm text-default">
                {say.failed}
              </p>
            )}
            <PaletteFoot more={found.left > 0 ? say.more(number(found.left)) : undefined} />
            <span role="status" className="sr-only">
              {loading ? words.loading : written === '' ? '' : say.results(number(count), count === 1)}
            </span>
          </Commands>
        </Content>
      </Portal>
    </Root>
  )
}
