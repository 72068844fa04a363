import { use } from 'react'
import { PinIcon, ReleaseIcon, ScoreIcon, ToBottomIcon, ToTopIcon } from '../../../design/icon/index.ts'
import { MenuItem, MenuSeparator } from '../../../design/menu/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { DoingContext } from './use-doing.ts'

/** What can be done with one product. */
export function RowMenu({ product }: { product: number }) {
  const t = useSentences('ordering')
  const doing = use(DoingContext)
  if (!doing) return null
  const one = new Set([product])
  const { frozen } = doing
  const pinned = doing.isPinned(product)
  return (
    <>
      <MenuItem icon={<ToTopIcon />} disabled={pinned || frozen} onSelect={() => doing.toTop(one)}>
        {t('toTop')}
      </MenuItem>
      <MenuItem icon={<ToBottomIcon />} disabled={pinned || frozen} onSelect={() => doing.toBottom(one)}>
        {t('toBottom')}
      </MenuItem>
      <MenuSeparator />
      {pinned ? (
        <MenuItem icon={<ReleaseIcon />} disabled={frozen} onSelect={() => doing.release(one)}>
          {t('pin.release')}
        </MenuItem>
      ) : (
        <MenuItem icon={<PinIcon />} disabled={frozen} onSelect={() => doing.pinHere(one)}>
          {t('pin.here')}
        </MenuItem>
      )}
      <MenuItem icon={<PinIcon />} disabled={frozen} onSelect={() => doing.pinAt(one)}>
        {t('pin.at')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ScoreIcon />} disabled={!doing.explain} onSelect={() => doing.explain?.(product)}>
        {t('score.explain')}
      </MenuItem>
    </>
  )
}
