import type { DemandedProps } from '../../design/on-demand/index.ts'
import { useChooseLanguage } from '../../features/profile/index.ts'
import { LanguageEntries } from './language-entries.tsx'

/** The languages that there are; the one chosen is kept with the person's settings. */
export function KeptLanguageEntries(menu: DemandedProps) {
  const choose = useChooseLanguage()
  return <LanguageEntries onLanguage={(language) => void choose(language)} {...menu} />
}
