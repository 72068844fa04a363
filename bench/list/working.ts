/** What the page of sorting and searching offers to the one who drives it. */
export interface Work {
  /**
   * Milliseconds that four criteria take: ours from columns that nobody has ranked yet, and a plain sort of rows by the same comparator.
   */
  sort(): { ours: number; plain: number; same: boolean }
  /** Puts the list and its search on the page. */
  mount(): void
  /**
   * Milliseconds from the handling of the last keystroke until its hits were marked and
   * laid out, how many they were, and whether all that is drawn now was drawn then.
   */
  searched(): { took: number; hits: number; whole: boolean }
}

declare global {
  interface Window {
    work: Work
  }
}
