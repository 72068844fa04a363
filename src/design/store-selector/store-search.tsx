import { Command as Choices } from 'cmdk'
import { useState } from 'react'
import { AddIcon, CheckIcon, SearchIcon } from '../icon/index.ts'
import { Link } from '../link/index.ts'
import { useWords } from '../words/index.ts'
import { StoreStateBadge } from './store-state-badge.tsx'
import { findStores, mostStores, type StoreOption } from './stores.ts'
import { storeItem } from './store-selector.variants.ts'
import { useStoreTexts } from './store-selector.words.ts'

interface StoreSearchProps {
  stores: readonly StoreOption[]
  value: string | undefined
  addHref: string
  onChoose: (id: string) => void
}

/** Many stores: one writes a few letters of the name and chooses. */
export function StoreSearch({ stores, value, addHref, onChoose }: StoreSearchProps) {
  const { say, number } = useStoreTexts()
  const words = useWords()
  const [query, setQuery] = useState('')
  const found = findStores(stores, query)
  const left = found.length - mostStores
  return (
    <Choices label={say.heading} shouldFilter={false} loop defaultValue={value ?? ''} className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-2 border-b border-default px-3 text-muted">
        <SearchIcon />
        <Choices.Input
          value={query}
          onValueChange={setQuery}
          placeholder={say.search}
          className="min-h-control-lg w-full min-w-0 bg-transparent text-default outline-none placeholder:text-subtle pointer-coarse:text-lg"
        />
      </div>
      <Choices.List label={say.heading} className="max-h-80 min-h-0 scroll-py-1 overflow-y-auto p-1">
        {found.slice(0, mostStores).map(({ id, name, detail, state }) => (
          <Choices.Item key={id} value={id} onSelect={() => onChoose(id)} className={storeItem()} aria-checked={id === value}>
            {id === value && <CheckIcon className="absolute left-2 text-accent" />}
            <span className="flex min-w-0 flex-1 flex-col">
              <span dir="auto" title={name} className="truncate">
                {name}
              </span>
              {detail && <span className="truncate text-xs text-muted">{detail}</span>}
            </span>
            <span className="shrink-0">
              <StoreStateBadge state={state} />
            </span>
          </Choices.Item>
        ))}
      </Choices.List>
      {found.length === 0 && <p className="px-4 pb-4 text-center text-muted">{words.noResultTitle}</p>}
      {left > 0 && <p className="px-3 pb-2 text-xs text-muted">{say.more(number(left))}</p>}
      <p role="status" className="sr-only">
        {query === '' ? '' : words.results(found.length)}
      </p>
      <div className="shrink-0 border-t border-subtle px-3 py-2.5">
        <Link href={addHref} className="inline-flex items-center gap-2">
          <AddIcon /> {say.add}
        </Link>
      </div>
    </Choices>
  )
}
