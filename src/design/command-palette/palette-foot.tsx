import { KeyboardHint } from '../keyboard-hint/index.ts'
import { usePaletteTexts } from './command-palette.words.ts'

/** How it is used by keys, and what is not shown. A finger needs none of the keys. */
export function PaletteFoot({ more }: { more: string | undefined }) {
  const { say } = usePaletteTexts()
  return (
    <div
      className={`flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-subtle bg-sunken/50 px-4 py-2 text-xs text-muted ${more === undefined ? 'pointer-coarse:hidden' : ''}`}
    >
      <span>{more}</span>
      <span className="flex items-center gap-4 pointer-coarse:hidden">
        <span className="inline-flex items-center gap-1.5">
          <KeyboardHint keys={['↑', '↓']} /> {say.walk}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <KeyboardHint keys={[say.enter]} /> {say.choose}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <KeyboardHint keys={['Esc']} /> {say.leave}
        </span>
      </span>
    </div>
  )
}
