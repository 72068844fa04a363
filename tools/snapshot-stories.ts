/** Where the approved pictures are kept. */
export const picturesFolder = 'stories/snapshots'

/** What the visual test knows of a story. */
export interface StoryEntry {
  id: string
  name: string
  tags?: readonly string[]
}

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** How a screen of Storybook is looked at: on which viewport, and in which language there. */
export const viewports = [
  { width: 1440, height: 900, language: 'es' },
  { width: 1024, height: 800, language: 'en' },
  { width: 360, height: 740, language: 'pt' },
] as const
export type Viewport = (typeof viewports)[number]

export const [desk, laptop, phone] = viewports

/** How wide the sheet is on which a component is drawn. */
export const sheetWidth = 900

/** One picture of a story. */
export interface Shot {
  viewport: { width: number; height?: number; language: 'es' | 'en' | 'pt' }
  theme: Theme
  /** The name of its file in `picturesFolder`. */
  file: string
}

export const isScreen = ({ tags = [] }: Pick<StoryEntry, 'tags'>): boolean => tags.includes('screen')

/** Whether a component's story is shot and compared: those called Snapshot, and those tagged so. */
export const isSnapshot = ({ name, tags = [] }: Omit<StoryEntry, 'id'>): boolean => name.startsWith('Snapshot') || tags.includes('snapshot')

/**
 * The name of a story's pictures, without theme and ending: `design-button--snapshot`
 * is `button`, `design-input--focused` is `input--focused`.
 */
export const snapshotName = (id: string): string => id.replace(/^design-/, '').replace('--snapshot', '')

/**
 * The shots of a screen's Ready: the widest viewport in both themes, the phone in the light theme. Between them, its other forms are drawn.
 */
const wholeScreen: readonly (readonly [Viewport, readonly Theme[]])[] = [
  [desk, themes],
  [phone, ['light']],
]

/** The shots of everything else that a screen can be. */
const once: typeof wholeScreen = [[laptop, ['light']]]

/** On which viewports a screen is looked at, with a picture or without: a story of a behaviour, at 1440 pixels only. */
export const viewportsOf = ({ tags = [] }: Pick<StoryEntry, 'tags'>): readonly Viewport[] =>
  tags.includes('behaviour') ? [desk] : viewports

/**
 * Every picture that is kept of a story, in the order in which they are taken: one where it says
 * what no other says. Of a screen's Ready, the desk in both themes and the phone; of what is open on
 * it and of its forms (loading, empty, failed), one each; of what it does, none. Of a component's
 * Snapshot, both themes; of its other snapshots, one each.
 */
export function shotsOf(story: StoryEntry): Shot[] {
  const { id, name, tags = [] } = story
  if (isScreen(story)) {
    if (tags.includes('behaviour')) return []
    return (name === 'Ready' ? wholeScreen : once).flatMap(([viewport, lights]) =>
      lights.map((theme) => ({ viewport, theme, file: `${snapshotName(id)}.${viewport.width}.${theme}.png` })),
    )
  }
  if (!isSnapshot(story)) return []
  const width = tags.includes('phone') ? phone.width : sheetWidth
  const lights = name === 'Snapshot' ? themes : (['light'] as const)
  return lights.map((theme) => ({ viewport: { width, language: 'es' }, theme, file: `${snapshotName(id)}.${theme}.png` }))
}

/**
 * The same, as Chromatic wants it: a mode for each light, and for a screen on each viewport; nothing of a story that is only played.
 */
export function chromaticOf(
  story: StoryEntry,
): { disableSnapshot: true } | { modes: Record<string, { theme: Theme; language: string; viewport: number }> } {
  const [first] = shotsOf(story)
  if (!first) return { disableSnapshot: true }
  const seen = isScreen(story) ? viewports : [first.viewport]
  return {
    modes: Object.fromEntries(
      seen.flatMap(({ width, language }) => themes.map((theme) => [`${width} ${theme}`, { theme, language, viewport: width }])),
    ),
  }
}

/**
 * Compares what is in Storybook with what is approved.
 * @param stories every story of Storybook
 * @param files the names of the approved pictures
 * @returns pictures that no story draws any more
 */
export function orphans(stories: readonly StoryEntry[], files: readonly string[]): string[] {
  const drawn = new Set(stories.flatMap((story) => shotsOf(story).map(({ file }) => file)))
  return files.filter((file) => file.endsWith('.png') && !drawn.has(file)).sort()
}
