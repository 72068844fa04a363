/**
 * Where the focus goes when a tag is taken away: the cross of the next tag of its list, else of the one before.
 * @param cross the button that takes a tag away
 */
export function neighbour(cross: HTMLElement): HTMLElement | undefined {
  const crosses = [...(cross.closest('[data-slot="tag-list"]')?.querySelectorAll<HTMLElement>('[data-part="remove"]:not(:disabled)') ?? [])]
  const at = crosses.indexOf(cross)
  return crosses[at + 1] ?? crosses[at - 1]
}
