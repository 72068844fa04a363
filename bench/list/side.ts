/** One side of the benchmark, as the measurements see it: our list, or AG Grid. Rows are counted from 0. */
export interface Side {
  /** Draws the list from rows that are in memory. */
  mount(into: HTMLElement): void
  /** The element that scrolls. */
  scroller(): HTMLElement
  /** The product that a row shows; null while it is not drawn. */
  shownAt(row: number): number | null
  /** What one drags a row by. */
  handleOf(row: number): HTMLElement
  /** Scrolls so that the row stands a little below the upper edge. */
  reveal(row: number): void
  /** Makes the row the one that keys go to. */
  focus(row: number): void
  /** Chooses products, and nothing else. */
  choose(products: readonly number[]): void
  /** Keys that move the chosen products to the top and show them there, pressed in a row that is chosen; the last one does it. */
  readonly toTop: readonly string[]
  /** The ids in their present order. */
  order(): number[]
}
