import { useId, useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { Combobox } from '../../../src/design/combobox/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form } from '../../../src/design/form/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { Select } from '../../../src/design/select/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useTexts } from '../frame/index.ts'
import { configurationWords } from './configuration.words.ts'
import { brandOptions, categoryOptions, type Partner } from './partners.ts'
import { partnersWords } from './partners.words.ts'
import { ownStores } from './stores.ts'

interface InvitePartnerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onInvite: (partner: Partner) => void
  /** Half answered from the start, as a picture shows it. */
  filled: boolean
}

/** Asks who is invited, into which store, to what, and whether somebody approves. */
export function InvitePartner({ open, onOpenChange, onInvite, filled }: InvitePartnerProps) {
  const { say } = useTexts(partnersWords)
  const general = useTexts(configurationWords).say
  const form = useId()
  const [refused, setRefused] = useState(false)
  const [store, setStore] = useState(ownStores[0]!.name)
  const [categories, setCategories] = useState<readonly string[]>(filled ? ['Mugs', 'Cake Stands'] : [])
  const [brands, setBrands] = useState<readonly string[]>([])
  const [approval, setApproval] = useState(true)
  const submit = (data: FormData) => {
    const email = data.get('email') as string
    const good = /.@.+\../.test(email)
    setRefused(!good)
    if (!good) return
    onInvite({ email, name: null, stores: [store], limits: [...categories, ...brands], approval, state: 'invited' })
    notify.success(say.sent, { detail: email })
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.inviteTitle}
      description={say.inviteText}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{general.cancel}</Button>
          </DialogClose>
          <Button tone="accent" type="submit" form={form}>
            {say.send}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <div className="flex flex-col gap-4">
          <Field label={say.email} hint={say.emailHint} error={refused ? say.emailError : undefined} required>
            <Input name="email" type="email" autoComplete="off" defaultValue={filled ? 'li.wei@demogiftshop.example' : ''} />
          </Field>
          <Field label={say.store}>
            <Select options={ownStores.map(({ name }) => ({ value: name, label: name }))} value={store} onValueChange={setStore} />
          </Field>
          <Field label={say.categories} hint={say.limitHint}>
            <Combobox multiple options={categoryOptions} value={categories} onValueChange={setCategories} />
          </Field>
          <Field label={say.brands} hint={say.limitHint}>
            <Combobox multiple options={brandOptions} value={brands} onValueChange={setBrands} />
          </Field>
          <Switch labelSide="start" label={say.requires} hint={say.requiresHint} checked={approval} onCheckedChange={setApproval} />
        </div>
      </Form>
    </Dialog>
  )
}
