import type { ComponentProps } from 'react'
import { Checkbox } from '../checkbox/index.ts'

export interface SelectBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'checked' | 'indeterminate'> {
  checked: boolean | 'some'
}

/** The box that chooses a row, or all of them. Its whole cell is its target; what a click means is decided by the list. */
export function SelectBox({ checked, ...rest }: SelectBoxProps) {
  return (
    <span data-area="select" className="grid size-full cursor-pointer place-items-center">
      <Checkbox checked={checked === true} indeterminate={checked === 'some'} {...rest} />
    </span>
  )
}
