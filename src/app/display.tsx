import { useState } from 'react'
import { DisplaySettings } from '../features/profile/index.ts'
import { chooseTheme, chosenTheme } from './shell/theme.ts'

/** Language and appearance, the same in the profile and among the preferences. */
export function Display() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <DisplaySettings
      theme={theme}
      onTheme={(next) => {
        chooseTheme(next)
        setTheme(next)
      }}
    />
  )
}
