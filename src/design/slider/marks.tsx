import type { ReactNode } from 'react'

export interface SliderMark {
  readonly value: number
  /** Under the mark; without it there is only a notch. */
  readonly label?: ReactNode
}

interface MarksProps {
  marks: readonly SliderMark[]
  min: number
  max: number
}

/** Notches under a track, at the places where the thumb's middle stands for them; at the ends their words stay inside. */
export function Marks({ marks, min, max }: MarksProps) {
  return (
    <div aria-hidden className="relative mx-2 mb-1 h-6 text-xs text-muted pointer-coarse:mx-3">
      {marks.map(({ value, label }) => {
        const share = (value - min) / (max - min)
        return (
          <span
            key={value}
            className="absolute top-0 flex w-0 flex-col"
            style={{ left: `${share * 100}%`, alignItems: share < 0.1 ? 'start' : share > 0.9 ? 'end' : 'center' }}
          >
            <span className="h-1.5 w-px bg-neutral-mark" />
            {label && <span className="whitespace-nowrap">{label}</span>}
          </span>
        )
      })}
    </div>
  )
}
