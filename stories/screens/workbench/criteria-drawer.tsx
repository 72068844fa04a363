import { Button } from '../../../src/design/button/index.ts'
import { CriteriaPanel, type Criterion, type CriterionColumn } from '../../../src/design/criteria-panel/index.ts'
import { Drawer } from '../../../src/design/drawer/index.ts'
import { HideIcon, ShowIcon } from '../../../src/design/icon/index.ts'
import { useSpeech } from '../frame/index.ts'
import { all } from './products.ts'
import { workbenchWords } from './workbench.words.ts'

export interface CriteriaDrawerProps {
  criteria: readonly Criterion[]
  onCriteria: (criteria: readonly Criterion[]) => void
  /** How many are pinned. */
  pinned: number
  /** How many would move; null while nothing is shown. */
  previewed: number | null
  onPreview: (on: boolean) => void
  onApply: () => void
  onClose: () => void
}

/** By what the whole category is put in order, with a look at the result before it counts. */
export function CriteriaDrawer({ criteria, onCriteria, pinned, previewed, onPreview, onApply, onClose }: CriteriaDrawerProps) {
  const { say, format } = useSpeech(workbenchWords)
  const columns: readonly CriterionColumn[] = [
    { id: 'score', label: say.column.score, kind: 'number' },
    { id: 'revenue', label: say.column.revenue30, kind: 'number' },
    { id: 'units', label: say.column.units30, kind: 'number' },
    { id: 'stock', label: say.column.stock, kind: 'number' },
    { id: 'price', label: say.column.price, kind: 'number' },
    { id: 'age', label: say.column.age, kind: 'date' },
    { id: 'name', label: say.column.product, kind: 'text' },
  ]
  const on = previewed !== null
  return (
    <Drawer open onOpenChange={onClose} modal={false} title={say.criteria} description={say.criteriaIntro}>
      <CriteriaPanel
        columns={columns}
        value={criteria}
        onValueChange={onCriteria}
        total={all.length}
        pinned={pinned}
        actions={
          <>
            <Button icon={on ? <HideIcon /> : <ShowIcon />} aria-pressed={on} onClick={() => onPreview(!on)}>
              {on ? say.stopPreview : say.preview}
            </Button>
            <Button tone="accent" onClick={onApply}>
              {say.apply}
            </Button>
          </>
        }
      />
      <p role="status" className="mt-3 text-sm text-muted tabular-nums">
        {on ? say.previewing(format.number(previewed), previewed === 1) : ''}
      </p>
    </Drawer>
  )
}
