import { useId, useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form } from '../../../src/design/form/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { PasswordInput } from '../../../src/design/password-input/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useTexts } from '../frame/index.ts'
import { configurationWords } from './configuration.words.ts'
import type { OwnStore } from './stores.ts'
import { storesWords } from './stores.words.ts'

/** What is asked about which store. */
export interface StoreAsk {
  readonly what: 'edit' | 'replace' | 'remove'
  readonly store: OwnStore
}

interface StoreDialogsProps {
  ask: StoreAsk | null
  onClose: () => void
  onRename: (store: OwnStore, name: string) => void
  onReplaced: (store: OwnStore) => void
  onRemoved: (store: OwnStore) => void
}

/** The questions about a store: another name, another credential, away with it. */
export function StoreDialogs({ ask, onClose, ...on }: StoreDialogsProps) {
  const { say, format } = useTexts(storesWords)
  const general = useTexts(configurationWords).say
  const form = useId()
  const [typed, setTyped] = useState('')
  if (!ask) return null
  const { what, store } = ask
  const close = (is: boolean) => {
    if (is) return
    setTyped('')
    onClose()
  }
  const done = (sentence: string) => {
    notify.success(sentence, { detail: store.name })
    close(false)
  }
  const cancel = (
    <DialogClose>
      <Button tone="quiet">{general.cancel}</Button>
    </DialogClose>
  )
  if (what === 'remove') {
    return (
      <Dialog
        open
        decisive
        onOpenChange={close}
        title={say.removeTitle(store.name)}
        description={say.removeText}
        actions={
          <>
            {cancel}
            <Button
              tone="danger"
              disabled={typed !== store.name}
              onClick={() => {
                on.onRemoved(store)
                done(say.removed)
              }}
            >
              {say.remove}
            </Button>
          </>
        }
      >
        <ul className="mb-4 list-disc ps-5 text-sm">
          {say.losses(format.number(store.products)).map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <Field label={say.confirm(store.name)}>
          <Input value={typed} autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </Dialog>
    )
  }
  const replaces = what === 'replace'
  return (
    <Dialog
      open
      onOpenChange={close}
      title={replaces ? say.replaceTitle(store.name) : say.edit}
      description={replaces ? say.replaceText : undefined}
      actions={
        <>
          {cancel}
          <Button tone="accent" type="submit" form={form}>
            {replaces ? say.checkAndReplace : general.save}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={(data) => {
          if (replaces) on.onReplaced(store)
          else on.onRename(store, data.get('name') as string)
          done(general.saved)
        }}
      >
        {replaces ? (
          <div className="flex flex-col gap-4">
            <Field label={say.key} required>
              <Input name="key" autoComplete="off" spellCheck={false} />
            </Field>
            <Field label={say.token} hint={say.tokenHint} required>
              <PasswordInput name="token" autoComplete="new-password" />
            </Field>
          </div>
        ) : (
          <Field label={say.name} required>
            <Input name="name" defaultValue={store.name} />
          </Field>
        )}
      </Form>
    </Dialog>
  )
}
