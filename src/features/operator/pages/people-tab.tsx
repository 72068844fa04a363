import { useState } from 'react'
import { type KnownPerson, listPeople, setOperator, switchPerson, takeSecondFactor } from '../../../../contract/index.ts'
import { failureOf, useApi } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { useList } from '../data/use-list.ts'
import { useSettled } from '../data/use-settled.ts'
import { useSorry } from '../data/use-sorry.ts'
import { given } from '../model/given.ts'
import { PeopleView } from '../views/people-view.tsx'
import { PersonDialog, type PersonChange } from '../views/person-dialog.tsx'
import type { TabProps } from './tab-props.ts'

/** Everybody who has an account, and what may be done about them. */
export function PeopleTab({ requested, filter, onBoard, own, ...parts }: TabProps & { onBoard: boolean; own: string }) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const search = useSettled(requested.search)
  const list = useList(listPeople, { ...given('search', search.trim()), ...given('store', requested.store) })
  const [confirming, setConfirming] = useState<{
    change: PersonChange
    person: KnownPerson
    busy: boolean
    failure: SayableFailure | null
  } | null>(null)
  const ask = (change: PersonChange, person: KnownPerson): void => setConfirming({ change, person, busy: false, failure: null })
  const changed = (person: KnownPerson): void => list.replace(({ id }) => id === person.id, person)

  const turn = (person: KnownPerson, active: boolean): Promise<void> =>
    call(switchPerson, { params: { person: person.id }, body: { active } }).then((now) => {
      changed(now)
      notify.success(t(active ? 'people.done.on' : 'people.done.off'), { id: 'operator', detail: person.name })
    })
  const takeFactor = (person: KnownPerson): Promise<void> =>
    call(takeSecondFactor, { params: { person: person.id } }).then((now) => {
      changed(now)
      notify.success(t('people.done.factor'), { id: 'operator', detail: person.name })
    })
  const name = (person: KnownPerson, operator: boolean): void => {
    call(setOperator, { params: { person: person.id }, body: { operator } }).then((now) => {
      changed(now)
      notify.success(t(operator ? 'people.done.given' : 'people.done.taken'), { id: 'operator', detail: person.name })
    }, sorry)
  }
  return (
    <>
      <PeopleView
        {...parts}
        requested={requested}
        list={{ ...list, ...filter }}
        onBoard={onBoard}
        own={own}
        now={Date.now()}
        onSwitch={(person, active) => {
          if (active) turn(person, true).catch(sorry)
          else ask('off', person)
        }}
        onOperator={name}
        onTakeFactor={(person) => ask('factor', person)}
      />
      {confirming && (
        <PersonDialog
          {...confirming}
          onClose={() => setConfirming(null)}
          onConfirm={() => {
            const { change, person } = confirming
            setConfirming({ change, person, busy: true, failure: null })
            const done = change === 'off' ? turn(person, false) : takeFactor(person)
            done.then(
              () => setConfirming(null),
              (error: unknown) => setConfirming({ change, person, busy: false, failure: failureOf(error) }),
            )
          }}
        />
      )}
    </>
  )
}
