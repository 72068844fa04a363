import { useState, type ComponentProps, type ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { AddIcon, ExpandIcon, StoreIcon } from '../icon/index.ts'
import { Menu, MenuChoice, MenuHeading, MenuLink, MenuSeparator } from '../menu/index.ts'
import { Popover } from '../popover/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { NoStores } from './no-stores.tsx'
import { StoreSearch } from './store-search.tsx'
import { StoreStateBadge } from './store-state-badge.tsx'
import { manyStores } from './many-stores.ts'
import type { StoreOption } from './stores.ts'
import { useStoreTexts } from './store-selector.words.ts'

export interface StoreSelectorProps {
  /** Undefined until they are known. */
  stores: readonly StoreOption[] | undefined
  /** The chosen store's id. */
  value: string | undefined
  onValueChange: (id: string) => void
  /** Where a store is added. */
  addHref: string
  /** Instead of the button that names the store. */
  trigger?: ReactElement | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * The store that one works in, and the others to choose from; many are searched.
 * @example <StoreSelector stores={stores} value={store} onValueChange={choose} addHref="/configuration" />
 */
export function StoreSelector({ stores, value, onValueChange, addHref, trigger: given, open, onOpenChange }: StoreSelectorProps) {
  const { say } = useStoreTexts()
  const [ownOpen, setOwnOpen] = useState(false)
  if (!stores) return given ?? <Skeleton shape="text" className="w-32" />
  const current = stores.find(({ id }) => id === value)
  const trigger = given ?? <StoreButton store={current} />
  const shown = open ?? ownOpen
  const show = (next: boolean): void => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  if (stores.length === 0) {
    return (
      <Popover trigger={trigger} label={say.heading} size="md" open={shown} onOpenChange={show}>
        <NoStores addHref={addHref} />
      </Popover>
    )
  }
  if (stores.length >= manyStores) {
    return (
      <Popover trigger={trigger} label={say.heading} size="md" padding="none" open={shown} onOpenChange={show}>
        <StoreSearch
          stores={stores}
          value={value}
          addHref={addHref}
          onChoose={(id) => {
            show(false)
            onValueChange(id)
          }}
        />
      </Popover>
    )
  }
  return (
    <Menu trigger={trigger} open={shown} onOpenChange={show}>
      <MenuHeading>{say.heading}</MenuHeading>
      <MenuChoice
        value={value ?? ''}
        onValueChange={onValueChange}
        options={stores.map(({ id, name, detail, state }) => ({
          value: id,
          label: name,
          detail,
          aside: <StoreStateBadge state={state} />,
        }))}
      />
      <MenuSeparator />
      <MenuLink href={addHref} icon={<AddIcon />}>
        {say.add}
      </MenuLink>
    </Menu>
  )
}

interface StoreButtonProps extends ComponentProps<typeof Button> {
  store: StoreOption | undefined
}

function StoreButton({ store, ...rest }: StoreButtonProps) {
  const { say } = useStoreTexts()
  const name = store?.name ?? say.choose
  const state = store?.state ?? 'ready'
  return (
    <Button
      data-slot="store-selector"
      tone="quiet"
      icon={<StoreIcon className="text-muted max-sm:hidden" />}
      iconAfter={<ExpandIcon className="text-muted" />}
      aria-label={say.label(state === 'ready' ? name : `${name}, ${say.states[state]}`)}
      {...rest}
    >
      <span className="flex items-center gap-2">
        <span dir="auto" title={name} className="block max-w-56 truncate">
          {name}
        </span>
        <StoreStateBadge state={state} dot />
      </span>
    </Button>
  )
}
