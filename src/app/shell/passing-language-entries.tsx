import type { DemandedProps } from '../../design/on-demand/index.ts'
import { speak } from '../../i18n/index.ts'
import { LanguageEntries } from './language-entries.tsx'

/** The languages that there are; the one chosen is that of this browser alone. */
export function PassingLanguageEntries(menu: DemandedProps) {
  return <LanguageEntries onLanguage={(language) => void speak(language)} {...menu} />
}
