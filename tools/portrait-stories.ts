/** What the proofreader knows of a story. */
export interface StoryEntry {
  id: string
  name: string
  tags?: readonly string[]
}

/** Whether a story is shot and compared: those called Portrait, and those tagged so. */
export const isPortrait = ({ name, tags = [] }: Omit<StoryEntry, 'id'>): boolean => name.startsWith('Portrait') || tags.includes('portrait')

/** The name of a story's pictures, without theme and ending: `design-button--portrait` is `button`, `design-input--focused` is `input--focused`. */
export const portraitName = (id: string): string => id.replace(/^design-/, '').replace('--portrait', '')

/**
 * Compares what is in the book with what is approved.
 * @param stories every story of the book
 * @param files the names of the approved pictures
 * @returns pictures that no story draws any more
 */
export function orphans(stories: readonly StoryEntry[], files: readonly string[]): string[] {
  const drawn = new Set(stories.filter(isPortrait).flatMap(({ id }) => [`${portraitName(id)}.light.png`, `${portraitName(id)}.dark.png`]))
  return files.filter((file) => file.endsWith('.png') && !drawn.has(file)).sort()
}
