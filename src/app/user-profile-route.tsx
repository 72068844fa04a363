import { Suspense } from 'react'
import { ProfilePage } from '../features/profile/index.ts'
import { PlanLabel, useStores } from '../features/stores/index.ts'
import { Display } from './display.tsx'
import { helpPath, paths } from './paths.ts'

/** `/user-profile`: the person's own. */
export function UserProfileRoute() {
  const { stores } = useStores()
  const plan = (
    <Suspense>
      <PlanLabel />
    </Suspense>
  )
  return (
    <ProfilePage
      display={<Display />}
      plan={plan}
      storesHref={`${paths.configuration}#stores`}
      stores={stores}
      apiHelpHref={helpPath('api')}
    />
  )
}
