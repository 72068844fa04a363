import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

export interface SelectBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked'> {
  checked: boolean | 'some'
}

/** The box that chooses a row, or all of them. Its whole cell is its target; what a click means is decided by the list. */
export function SelectBox({ checked, ...rest }: SelectBoxProps) {
  const Mark = checked === 'some' ? Minus : Check
  return (
    <label className="relative grid size-full cursor-pointer place-items-center" data-slot="select-box">
      <input
        type="checkbox"
        readOnly
        checked={checked === true}
        aria-checked={checked === 'some' ? 'mixed' : checked}
        className="peer size-4 cursor-pointer appearance-none rounded-xs border border-control bg-control outline-none hover:border-control-hover checked:border-transparent checked:bg-accent focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus aria-[checked=mixed]:border-transparent aria-[checked=mixed]:bg-accent"
        {...rest}
      />
      <Mark
        aria-hidden
        className="pointer-events-none absolute hidden size-3! stroke-3! text-on-accent peer-checked:block peer-aria-[checked=mixed]:block"
      />
    </label>
  )
}
