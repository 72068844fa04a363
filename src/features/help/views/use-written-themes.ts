import { useLabels, useSentences } from '../../../i18n/index.ts'
import type { WrittenTheme } from '../model/search-topics.ts'
import { labelNamespaces, themes, topics } from '../model/topics.ts'

/** The themes of the quick demo in the person’s language; every control is called as it is called on screen. */
export function useWrittenThemes(): readonly WrittenTheme[] {
  const t = useSentences('help')
  const labelOf = useLabels(labelNamespaces)
  return themes.map((theme) => ({
    name: theme,
    title: t(`themes.${theme}`),
    topics: topics
      .filter((topic) => topic.theme === theme)
      .map(({ name, steps }) => ({
        name,
        title: t(`topics.${name}`),
        words: t(`words.${name}`),
        steps: steps.map((step) => ({
          name: step.name,
          title: t(`steps.${step.name}`, { control: step.named ? labelOf(step.named) : '' }),
          detail: step.detail && t(`details.${step.detail}`),
        })),
      })),
  }))
}
