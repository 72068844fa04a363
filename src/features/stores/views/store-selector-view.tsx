import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { ExpandIcon, StoreIcon } from '../../../design/icon/index.ts'
import { Menu, MenuChoice, MenuHeading, MenuItem } from '../../../design/menu/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { StoreCredential } from '../../../../contract/index.ts'

export interface StoreSelectorViewProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  current: StoreCredential | null
  onChoose: (store: string) => void
}

/** The store that one works in, and the others to choose from. */
export function StoreSelectorView({ stores, current, onChoose }: StoreSelectorViewProps) {
  const t = useSentences('stores')
  const format = useFormat()
  const name = current?.displayName ?? t('selector.none')
  return (
    <Menu
      trigger={
        <Button tone="quiet" icon={<StoreIcon />} iconAfter={<ExpandIcon className="text-muted" />} aria-label={t('selector.label', { store: name })}>
          <span className="block max-w-44 truncate">{name}</span>
        </Button>
      }
    >
      <MenuHeading>{t('selector.heading')}</MenuHeading>
      {stores && stores.length > 0 ? (
        <MenuChoice
          value={current?.store ?? ''}
          onValueChange={onChoose}
          options={stores.map(({ store, displayName, products, readiness }) => ({
            value: store,
            label: displayName,
            detail: t('selector.products', { count: products, products: format.number(products) }),
            ...(readiness === 'ready'
              ? {}
              : { aside: <Badge size="sm" tone={readiness === 'failed' ? 'danger' : 'info'}>{t(`readiness.${readiness}`)}</Badge> }),
          }))}
        />
      ) : (
        <MenuItem disabled onSelect={() => undefined} {...(stores ? { detail: t('selector.emptyHint') } : {})}>
          {stores ? t('selector.empty') : t('loading')}
        </MenuItem>
      )}
    </Menu>
  )
}
