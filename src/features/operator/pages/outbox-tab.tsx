import { useState } from 'react'
import { type KnownMail, listMails, mailStates, readMail, sendMailAgain } from '../../../../contract/index.ts'
import { useApi, useEndpoint } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useList } from '../data/use-list.ts'
import { useSettled } from '../data/use-settled.ts'
import { useSorry } from '../data/use-sorry.ts'
import { among, given } from '../model/given.ts'
import { OutboxView } from '../views/outbox-view.tsx'
import type { TabProps } from './tab-props.ts'

/** The messages that were written. */
export function OutboxTab({ requested, filter, ...parts }: TabProps) {
  const t = useSentences('operator')
  const { call } = useApi()
  const sorry = useSorry()
  const search = useSettled(requested.search)
  const list = useList(listMails, { ...given('search', search.trim()), ...given('state', among(mailStates, requested.state)) })
  const [open, setOpen] = useState<KnownMail | null>(null)
  // Reading is written down: it is asked once for each time that a message is opened.
  const read = useEndpoint(readMail, open && { params: { mail: open.id } }, { onFocus: false })
  return (
    <OutboxView
      {...parts}
      requested={requested}
      list={{ ...list, ...filter }}
      now={Date.now()}
      open={open && { subject: open.subject, receiver: open.receiver, text: read.data?.text, failure: read.failure, onRetry: read.again }}
      onOpen={setOpen}
      onSend={({ id, receiver }) => {
        call(sendMailAgain, { params: { mail: id } }).then((now) => {
          list.replace((row) => row.id === id, now)
          notify.success(t('outbox.sending'), { id: 'operator', detail: receiver })
        }, sorry)
      }}
    />
  )
}
