import { useState } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { FiltersIcon } from '../../../design/icon/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { everything, nameOf } from '../model/category-tree.ts'
import { shows, type Show } from '../model/choosing-list.ts'
import { DepartmentTree, type DepartmentTreeProps } from './department-tree.tsx'

export interface PhoneFiltersProps {
  show: Show
  onShow: (show: Show) => void
  /** Null: these lists have no tree. */
  tree: Omit<DepartmentTreeProps, 'loading'> | null
  loading: boolean
}

/** On a phone: everything that narrows the lists, behind one button, which names what is chosen. */
export function PhoneFilters({ show, onShow, tree, loading }: PhoneFiltersProps) {
  const t = useSentences('lists')
  const [open, setOpen] = useState(false)
  const branch = tree && tree.selected !== everything ? nameOf(tree.nodes, tree.selected) : null
  const chosen = [show === 'all' ? null : t(`front.show.${show}`), branch].filter((each) => each !== null)
  return (
    <span className="sm:hidden">
      <Drawer
        title={t('front.filter.title')}
        padding="none"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button
            iconOnPhone
            disabled={loading}
            icon={<FiltersIcon />}
            className={chosen.length > 0 ? 'border-accent bg-accent-soft text-accent' : ''}
          >
            {chosen.length > 0 ? t('front.filter.some', { what: chosen.join(', ') }) : t('front.filter.title')}
          </Button>
        }
      >
        <RadioGroup
          aria-label={t('front.show.label')}
          value={show}
          onValueChange={(next) => {
            onShow(shows.find((each) => each === next) ?? 'all')
            setOpen(false)
          }}
          className="px-5 py-2"
        >
          {shows.map((value) => (
            <RadioOption key={value} value={value} label={t(`front.show.${value}`)} />
          ))}
        </RadioGroup>
        {tree && (
          <DepartmentTree
            {...tree}
            onSelect={(id) => {
              tree.onSelect(id)
              setOpen(false)
            }}
            className="h-[44dvh] border-t border-subtle"
          />
        )}
      </Drawer>
    </span>
  )
}
