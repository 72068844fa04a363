import { useState } from 'react'
import type { SamaraGroup, StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useChoices } from '../data/use-choices.ts'
import { useDeleteGroup, useGroups } from '../data/use-groups.ts'
import type { SamaraLinks } from '../model/links.ts'
import { GroupsView } from '../views/groups-view.tsx'
import { noChoices } from '../views/no-choices.ts'

export interface GroupsPageProps {
  store: StoreCredential
  links: SamaraLinks
}

/** The groups of a store: found, and deleted where no collection uses them. */
export function GroupsPage({ store: { store }, links }: GroupsPageProps) {
  const t = useSentences('samara-groups')
  const { groups, failure, again } = useGroups(store)
  const choices = useChoices(store)
  const remove = useDeleteGroup(store)
  const [removing, setRemoving] = useState<SamaraGroup | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<SayableFailure | null>(null)
  const open = (group: SamaraGroup | null): void => {
    setRefused(null)
    setRemoving(group)
  }
  const removeNow = async ({ id, name }: SamaraGroup): Promise<void> => {
    setBusy(true)
    try {
      await remove(id)
      open(null)
      notify.success(t('removed'), { detail: name })
    } catch (error) {
      setRefused(failureOf(error))
      again()
    } finally {
      setBusy(false)
    }
  }
  return (
    <GroupsView
      groups={choices && groups}
      choices={choices ?? noChoices}
      failure={failure}
      onRetry={again}
      links={links}
      removing={removing}
      onRemoving={open}
      busy={busy}
      refused={refused}
      onRemove={(group) => void removeNow(group)}
    />
  )
}
