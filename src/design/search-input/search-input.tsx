import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { CloseIcon, SearchIcon } from '../icon/index.ts'
import { Input, type InputProps } from '../input/index.ts'
import { useWords } from '../words/index.ts'
import { useNarrow } from './use-narrow.ts'
import { clearButton } from './search-input.variants.ts'

export interface SearchInputProps extends Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'before' | 'after' | 'ref'> {
  /** What is searched, in words. */
  label: string
  value: string
  onValueChange: (value: string) => void
  /** How many were found; shown and said while something is searched. */
  count?: number | undefined
  /** Something more inside the box, before the clear button, like "3 / 12". */
  detail?: ReactNode
}

/**
 * Searches while one writes. Escape clears it.
 * @example <SearchInput label="Buscar productos" value={query} onValueChange={setQuery} count={hits.length} />
 */
export function SearchInput({ label, value, onValueChange, count, detail, placeholder = label, onKeyDown, ...rest }: SearchInputProps) {
  const words = useWords()
  const narrow = useNarrow()
  const input = useRef<HTMLInputElement>(null)
  const searching = value !== ''
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && searching) {
      event.preventDefault()
      event.stopPropagation()
      onValueChange('')
    }
    onKeyDown?.(event)
  }
  return (
    <div data-slot="search-input" role="search" aria-label={label} className="max-w-96 min-w-0 flex-1 max-sm:max-w-none">
      <Input
        ref={input}
        type="search"
        aria-label={label}
        // A phone has no room for what is searched: the field's name says it.
        placeholder={narrow ? words.search : placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={press}
        before={<SearchIcon />}
        after={
          searching && (
            <span className="flex items-center gap-2">
              {detail && <span className="text-xs whitespace-nowrap tabular-nums">{detail}</span>}
              {count !== undefined && !detail && (
                <span aria-hidden className="text-xs whitespace-nowrap tabular-nums max-sm:hidden">
                  {words.results(count)}
                </span>
              )}
              <button type="button" aria-label={words.clear} className={clearButton()} onClick={clear}>
                <CloseIcon className="size-3.5" />
              </button>
            </span>
          )
        }
        {...rest}
      />
      <span role="status" className="sr-only">
        {searching && count !== undefined ? words.results(count) : ''}
      </span>
    </div>
  )
}
