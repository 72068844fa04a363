import { useState } from 'react'
import { Avatar } from '../../../src/design/avatar/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { EditIcon } from '../../../src/design/icon/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useTexts } from '../frame/index.ts'
import { accountWords } from './account.words.ts'
import { configurationWords } from './configuration.words.ts'

/** A person's account, the mail that they get, and signing out. */
export function AccountTab() {
  const { say, format } = useTexts(accountWords)
  const general = useTexts(configurationWords).say
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const facts = [
    [say.name, 'Ana Ruiz'],
    [say.email, 'ana@demogiftshop.example'],
    [say.language, say.languageName],
    [say.since, format.day('2025-03-04')],
  ] as const
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel
        title={say.profile}
        actions={
          <ButtonLink size="sm" href="#user-profile" icon={<EditIcon />}>
            {say.edit}
          </ButtonLink>
        }
      >
        <div className="flex items-start gap-4">
          <Avatar name="Ana Ruiz" size="xl" decorative className="max-sm:hidden" />
          <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
            {facts.map(([fact, value]) => (
              <div key={fact} className="contents">
                <dt className="text-muted">{fact}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Panel>
      <Panel title={say.notices} description={say.noticesText}>
        <div className="flex flex-col gap-4">
          {say.kinds.map(({ key, label, hint, on }) => (
            <Switch
              key={key}
              labelSide="start"
              label={label}
              hint={hint}
              checked={changed[key] ?? on}
              onCheckedChange={(next) => setChanged({ ...changed, [key]: next })}
            />
          ))}
        </div>
      </Panel>
      <Panel
        title={say.close}
        description={say.closeText}
        className="lg:col-span-2"
        actions={
          <Dialog
            decisive
            size="sm"
            trigger={<Button>{say.closeAction}</Button>}
            title={say.closeTitle}
            description={say.closeWhat}
            actions={
              <>
                <DialogClose>
                  <Button tone="quiet">{general.cancel}</Button>
                </DialogClose>
                <DialogClose>
                  <Button tone="danger" onClick={() => notify.warning(say.closed)}>
                    {say.close}
                  </Button>
                </DialogClose>
              </>
            }
          />
        }
        padding="sm"
      />
    </div>
  )
}
