import { useState } from 'react'
import { useLanguage } from '../../../i18n/index.ts'
import { DisplaySettingsView, type DisplayTheme } from '../views/display-settings-view.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

export interface DisplaySettingsProps {
  theme: DisplayTheme
  onTheme: (theme: DisplayTheme) => void
}

/** Language and appearance of the person; kept as soon as they are chosen. */
export function DisplaySettings({ theme, onTheme }: DisplaySettingsProps) {
  const choose = useChooseLanguage()
  const [saved, setSaved] = useState(false)
  return (
    <DisplaySettingsView
      language={useLanguage()}
      onLanguage={(language) => {
        setSaved(false)
        void choose(language).then(setSaved)
      }}
      theme={theme}
      onTheme={(next) => {
        onTheme(next)
        setSaved(true)
      }}
      saved={saved}
    />
  )
}
