export interface ComingRowsProps {
  /** Where the first of them will stand, and how high each will be, in pixels. */
  top: number
  height: number
}

/** Where rows will stand that are on their way, however many: ruled, with nothing in them. */
export function ComingRows({ top, height }: ComingRowsProps) {
  const line = `transparent 0 ${height - 1}px, var(--border-subtle) ${height - 1}px ${height}px`
  return (
    <div
      aria-hidden
      data-slot="coming-rows"
      className="absolute inset-x-0 bottom-0"
      style={{ top, backgroundImage: `repeating-linear-gradient(to bottom, ${line})` }}
    />
  )
}
