import { useState } from 'react'
import { Avatar } from '../../../src/design/avatar/index.ts'
import { ListState, type ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { ToastHost } from '../../../src/design/toast/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { ProfileForm } from './profile-form.tsx'
import { userProfileWords } from './user-profile.words.ts'

export interface UserProfileProps {
  state?: 'ready' | 'refused' | 'loading' | 'failed' | 'forbidden'
}

/** Who somebody is: name, address, password, language, plan. */
export function UserProfile({ state = 'ready' }: UserProfileProps) {
  const { say } = useTexts(userProfileWords)
  const [kind, setKind] = useState(state)
  const states: Record<typeof kind, ListStateValue> = {
    ready: { kind: 'ready' },
    refused: { kind: 'ready' },
    loading: { kind: 'loading', skeleton: <ProfileSkeleton /> },
    failed: { kind: 'failed', advice: say.failed, onRetry: () => setKind('loading') },
    forbidden: { kind: 'forbidden', advice: say.forbidden },
  }
  const known = kind === 'ready' || kind === 'refused'
  return (
    <Page
      header={<ScreenHeader area="none" />}
      title={say.title}
      titleAside={known ? <Avatar name="Ana Ruiz" size="lg" decorative className="-order-1" /> : undefined}
      description={say.description}
    >
      {known ? (
        <ProfileForm refused={kind === 'refused'} />
      ) : (
        <Panel padding={kind === 'loading' ? 'lg' : 'md'}>
          <ListState state={states[kind]} />
        </Panel>
      )}
      <ToastHost />
    </Page>
  )
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      {[3, 2, 1].map((fields) => (
        <div key={fields} className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(12rem,1fr)_2fr]">
          <div>
            <Skeleton className="h-4 w-32" />
            <Skeleton className="w-48" />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            {Array.from({ length: fields }, (_, field) => (
              <div key={field} className="flex flex-col gap-1.5 nth-3:col-span-full">
                <Skeleton className="w-24" />
                <Skeleton shape="block" className="h-control-md" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
