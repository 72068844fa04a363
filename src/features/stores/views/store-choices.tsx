import type { StoreCredential } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Menu, MenuChoice, MenuHeading, MenuItem } from '../../../design/menu/index.ts'
import type { DemandedProps } from '../../../design/on-demand/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface StoreChoicesProps {
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  current: StoreCredential | null
  onChoose: (store: string) => void
}

/** The stores that there are to choose from. */
export function StoreChoices({ stores, current, onChoose, ...menu }: StoreChoicesProps & DemandedProps) {
  const t = useSentences('stores')
  const format = useFormat()
  return (
    <Menu {...menu}>
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
              : {
                  aside: (
                    <Badge size="sm" tone={readiness === 'failed' ? 'danger' : 'info'}>
                      {t(`readiness.${readiness}`)}
                    </Badge>
                  ),
                }),
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
