import type { ComponentProps } from 'react'
import { Checkbox } from '../checkbox/index.ts'

export interface SelectBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'checked' | 'indeterminate'> {
  checked: boolean | 'some'
}

/** The checkbox that selects a row, or all rows. The whole cell can be clicked; the list handles the click. */
export function SelectBox({ checked, ...rest }: SelectBoxProps) {
  return (
    <span data-area="select" className="grid size-full cursor-pointer place-items-center">
      <Checkbox checked={checked === true} indeterminate={checked === 'some'} {...rest} />
    </span>
  )
}
