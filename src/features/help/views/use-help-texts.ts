import { useSentences } from '../../../i18n/index.ts'
import { helpGroups, isTopic, type HelpGroup, type HelpPageName, type HelpText } from '../model/help-pages.ts'
import { useWrittenThemes } from './use-written-themes.ts'

/** Every page of the help in the person’s language. */
export function useHelpTexts(): Readonly<Record<HelpGroup, readonly HelpText[]>> {
  const t = useSentences('help-pages')
  const topics = useWrittenThemes().flatMap((theme) => theme.topics)
  const textOf = (name: HelpPageName): HelpText => {
    if (!isTopic(name))
      return { name, title: t(`pages.${name}.title`), lead: t(`pages.${name}.lead`), words: '', body: t(`pages.${name}.body`), steps: [] }
    const topic = topics.find((each) => each.name === name)!
    const { title, words, steps } = topic
    return { name, title, lead: steps.map((step) => step.title).join(' · '), words, body: undefined, steps }
  }
  return {
    tasks: helpGroups.tasks.map(textOf),
    figures: helpGroups.figures.map(textOf),
    terms: helpGroups.terms.map(textOf),
    more: helpGroups.more.map(textOf),
  }
}

/** The pages that are no topics of the quick demo. */
export const useOtherPages = (): readonly HelpText[] =>
  Object.values(useHelpTexts())
    .flat()
    .filter(({ name }) => !isTopic(name))
