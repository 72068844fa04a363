/** A line between items: here the one in hand would land. Stands inside of an element with a position of its own. */
export function DropMark({ at }: { at: 'top' | 'bottom' }) {
  return (
    <span
      aria-hidden
      data-slot="drop-mark"
      className={`pointer-events-none absolute inset-x-0 z-20 h-0.5 bg-accent ${at === 'top' ? '-top-px' : '-bottom-px'}`}
    />
  )
}
