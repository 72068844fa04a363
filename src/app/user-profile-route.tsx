import { Suspense, useState } from 'react'
import { Segments } from '../design/segments/index.ts'
import { ProfilePage } from '../features/profile/index.ts'
import { PlanLabel } from '../features/stores/index.ts'
import { useSentences } from '../i18n/index.ts'
import { paths } from './paths.ts'
import { Header } from './shell/header.tsx'
import { chooseTheme, chosenTheme, themes } from './shell/theme.ts'

/** `/user-profile`: the person's own. */
export function UserProfileRoute() {
  const plan = (
    <Suspense>
      <PlanLabel />
    </Suspense>
  )
  return <ProfilePage header={<Header />} appearance={<Appearance />} plan={plan} storesHref={`${paths.configuration}#stores`} />
}

function Appearance() {
  const t = useSentences('shell')
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Segments
      label={t('theme.heading')}
      value={theme}
      onValueChange={(next) => {
        setTheme(next)
        chooseTheme(next)
      }}
      options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
    />
  )
}
