import { Badge } from '../../../src/design/badge/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { Sparkline } from '../../../src/design/sparkline/index.ts'
import { useTexts } from '../frame/index.ts'
import { adminWords } from './admin.words.ts'
import { services } from './installation.ts'

const tones = { well: 'success', slow: 'warning', down: 'danger' } as const

/** What the installation stands on, and how quickly it answers. */
export function Health({ loading }: { loading: boolean }) {
  const { say, format } = useTexts(adminWords)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ id, state, curve }) => {
        const last = curve.at(-1) ?? null
        return (
          <Panel
            key={id}
            title={say.services[id]}
            actions={
              !loading && (
                <Badge tone={tones[state]} dot>
                  {say.serviceStates[state]}
                </Badge>
              )
            }
          >
            {loading ? (
              <Skeleton shape="block" className="h-14 w-full" />
            ) : (
              <div className="flex items-end justify-between gap-4">
                <div>
                  <p className="text-2xl font-semibold tabular-nums">{last === null ? '—' : say.milliseconds(format.number(last))}</p>
                  <p className="text-sm text-muted">{last === null ? say.noAnswer : say.last}</p>
                </div>
                <Sparkline values={curve} tone={state === 'well' ? 'accent' : 'neutral'} label={`${say.services[id]}, ${say.last}`} />
              </div>
            )}
          </Panel>
        )
      })}
    </div>
  )
}
