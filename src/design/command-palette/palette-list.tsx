import { Command as Commands } from 'cmdk'
import { memo } from 'react'
import { Illustration } from '../illustration/index.ts'
import { KeyboardHint } from '../keyboard-hint/index.ts'
import { SkeletonRows } from '../skeleton/index.ts'
import type { Command, FoundCommands } from './commands.ts'
import { paletteGroup, paletteItem } from './command-palette.variants.ts'
import { usePaletteTexts } from './command-palette.words.ts'

interface PaletteListProps {
  found: FoundCommands
  onChoose: (command: Command) => void
  /** Said when there is nothing to choose. */
  nothing: string | undefined
  /** Nothing yet, but somebody is looking. */
  waiting: boolean
}

interface PaletteItemProps {
  heading: string
  command: Command
  onChoose: (command: Command) => void
}

/** Drawn once as long as it stays found: every letter draws what is new alone. */
const PaletteItem = memo(function PaletteItem({ heading, command, onChoose }: PaletteItemProps) {
  return (
    <Commands.Item value={`${heading} ${command.value}`} onSelect={() => onChoose(command)} className={paletteItem()}>
      {command.icon}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">{command.label}</span>
        {command.detail && <span className="truncate text-xs text-muted">{command.detail}</span>}
      </span>
      {command.keys && <KeyboardHint keys={command.keys} className="max-sm:hidden" />}
    </Commands.Item>
  )
})

/** What was found, in groups. */
export function PaletteList({ found, onChoose, nothing, waiting }: PaletteListProps) {
  const { say } = usePaletteTexts()
  return (
    <>
      {nothing !== undefined && (
        <div className="flex flex-col items-center gap-1 px-4 py-8 text-center text-muted">
          <Illustration name="noResult" size="sm" />
          <p className="max-w-full">{nothing}</p>
        </div>
      )}
      {waiting && (
        <div className="p-2">
          <SkeletonRows rows={3} />
        </div>
      )}
      <Commands.List
        label={say.title}
        className={found.groups.length === 0 ? 'sr-only' : 'min-h-0 flex-1 scroll-py-2 overflow-y-auto px-2 pb-2'}
      >
        {found.groups.map(({ heading, commands }) => (
          <Commands.Group key={heading} heading={heading} className={paletteGroup()}>
            {commands.map((command) => (
              <PaletteItem key={command.value} heading={heading} command={command} onChoose={onChoose} />
            ))}
          </Commands.Group>
        ))}
      </Commands.List>
    </>
  )
}
