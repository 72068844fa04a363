/** What the visual test knows of a story. */
export interface StoryEntry {
  id: string
  name: string
  tags?: readonly string[]
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** How a screen of the book is looked at: on which piece of glass, and in which language there. */
export const glasses = [
  { width: 1440, height: 900, language: 'es' },
  { width: 1024, height: 800, language: 'en' },
  { width: 360, height: 740, language: 'pt' },
] as const
export type Glass = (typeof glasses)[number]

export const [desk, laptop, phone] = glasses

/** How wide the sheet is on which a component is drawn. */
export const sheetWidth = 900

/** One picture of a story. */
export interface Shot {
  glass: { width: number; height?: number; language: 'es' | 'en' | 'pt' }
  theme: Theme
  /** Of its file in `stories/portraits`. */
  file: string
}

export const isScreen = ({ tags = [] }: Pick<StoryEntry, 'tags'>): boolean => tags.includes('screen')

/** Whether a component's story is shot and compared: those called Portrait, and those tagged so. */
export const isPortrait = ({ name, tags = [] }: Omit<StoryEntry, 'id'>): boolean => name.startsWith('Portrait') || tags.includes('portrait')

/** The name of a story's pictures, without theme and ending: `design-button--portrait` is `button`, `design-input--focused` is `input--focused`. */
export const portraitName = (id: string): string => id.replace(/^design-/, '').replace('--portrait', '')

/** The shots of a screen's Ready: at the desk and on the phone by day and by night, between them by day. */
const wholeScreen: readonly (readonly [Glass, readonly Theme[]])[] = [
  [desk, themes],
  [laptop, ['light']],
  [phone, themes],
]

/** The shots of everything else that a screen can be. */
const once: typeof wholeScreen = [[laptop, ['light']]]

/** On which glasses a screen is looked at, with a picture or without: what it does, at the desk alone. */
export const glassesOf = ({ tags = [] }: Pick<StoryEntry, 'tags'>): readonly Glass[] => (tags.includes('behaviour') ? [desk] : glasses)

/**
 * Every picture that is kept of a story, in the order in which they are taken: one where it says what no other says. Of a screen's Ready, all
 * glasses and both themes; of what is open on it and of its forms (loading, empty, failed), one each; of what it does, none. Of a component's
 * Portrait, both themes; of its other portraits, one each.
 */
export function shotsOf(story: StoryEntry): Shot[] {
  const { id, name, tags = [] } = story
  if (isScreen(story)) {
    if (tags.includes('behaviour')) return []
    return (name === 'Ready' ? wholeScreen : once).flatMap(([glass, lights]) =>
      lights.map((theme) => ({ glass, theme, file: `${portraitName(id)}.${glass.width}.${theme}.png` })),
    )
  }
  if (!isPortrait(story)) return []
  const width = tags.includes('phone') ? phone.width : sheetWidth
  const lights = name === 'Portrait' ? themes : (['light'] as const)
  return lights.map((theme) => ({ glass: { width, language: 'es' }, theme, file: `${portraitName(id)}.${theme}.png` }))
}

/**
 * The same, as Chromatic wants it: a mode for each light, and for a screen on each glass; nothing of a story that is only played.
 */
export function chromaticOf(
  story: StoryEntry,
): { disableSnapshot: true } | { modes: Record<string, { theme: Theme; language: string; viewport: number }> } {
  const [first] = shotsOf(story)
  if (!first) return { disableSnapshot: true }
  const seen = isScreen(story) ? glasses : [first.glass]
  return {
    modes: Object.fromEntries(
      seen.flatMap(({ width, language }) => themes.map((theme) => [`${width} ${theme}`, { theme, language, viewport: width }])),
    ),
  }
}

/**
 * Compares what is in the book with what is approved.
 * @param stories every story of the book
 * @param files the names of the approved pictures
 * @returns pictures that no story draws any more
 */
export function orphans(stories: readonly StoryEntry[], files: readonly string[]): string[] {
  const drawn = new Set(stories.flatMap((story) => shotsOf(story).map(({ file }) => file)))
  return files.filter((file) => file.endsWith('.png') && !drawn.has(file)).sort()
}
