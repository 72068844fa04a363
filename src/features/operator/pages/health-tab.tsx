import { readHealth } from '../../../../contract/index.ts'
import { useEndpoint } from '../../../api/index.ts'
import { HealthView } from '../views/health-view.tsx'

/** How the installation does. */
export function HealthTab() {
  const { data, failure, again } = useEndpoint(readHealth, {}, { refreshEvery: () => 30_000 })
  return <HealthView health={data} failure={failure} onRetry={again} />
}
