import { useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Banner } from '../../../src/design/banner/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Checkbox } from '../../../src/design/checkbox/index.ts'
import { Field } from '../../../src/design/field/index.ts'
import { Form, FormActions, FormSection } from '../../../src/design/form/index.ts'
import { CardIcon } from '../../../src/design/icon/index.ts'
import { Input } from '../../../src/design/input/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { useTexts } from '../frame/index.ts'
import { planCurrency } from '../plans/plan-data.ts'
import { today } from '../shop/index.ts'
import { cards, total } from './bill.ts'
import { checkoutWords } from './checkout.words.ts'

export interface PaymentProps {
  /** Which card stands chosen at first. */
  first: 'visa' | 'new'
  declined: boolean
  onPay: () => void
}

/** With which card one pays: a kept one, or another whose number goes to the bank alone. */
export function Payment({ first, declined, onPay }: PaymentProps) {
  const { say, format, language } = useTexts(checkoutWords)
  const [card, setCard] = useState<string>(first)
  const month = new Intl.DateTimeFormat({ es: 'es', en: 'en', pt: 'pt-BR' }[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Form onSubmit={onPay}>
      <Panel>
        <div className="flex flex-col gap-5">
          {declined && (
            <Banner tone="danger" title={say.declinedTitle}>
              {say.declinedAdvice(cards[0].last)}
            </Banner>
          )}
          <FormSection title={say.card}>
            <RadioGroup aria-label={say.card} look="cards" name="card" value={card} onValueChange={setCard}>
              {cards.map(({ id, brand, last, expires }, at) => (
                <RadioOption
                  key={id}
                  value={id}
                  icon={<CardIcon />}
                  label={`${brand} ···· ${last}`}
                  hint={say.expires(month.format(new Date(`${expires}T00:00:00Z`)))}
                  aside={
                    declined && at === 0 ? (
                      <Badge tone="danger">{say.declinedHint}</Badge>
                    ) : expires.slice(0, 7) === today.slice(0, 7) ? (
                      <Badge tone="warning">{say.expiresSoon}</Badge>
                    ) : undefined
                  }
                />
              ))}
              <RadioOption value="new" icon={<CardIcon />} label={say.another} hint={say.anotherHint} />
            </RadioGroup>
          </FormSection>
          {card === 'new' && (
            <FormSection columns={2}>
              <Field label={say.number} hint={say.numberHint} data-wide>
                <Input name="number" inputMode="numeric" autoComplete="cc-number" placeholder="0000 0000 0000 0000" before={<CardIcon />} />
              </Field>
              <Field label={say.holder} data-wide>
                <Input name="holder" autoComplete="cc-name" />
              </Field>
              <Field label={say.expiry}>
                <Input name="expiry" inputMode="numeric" autoComplete="cc-exp" placeholder={say.expiryExample} />
              </Field>
              <Field label={say.code} hint={say.codeHint}>
                <Input name="code" inputMode="numeric" autoComplete="cc-csc" />
              </Field>
              <Checkbox name="keep" label={say.keep} hint={say.keepHint} defaultChecked data-wide />
            </FormSection>
          )}
          <FormActions>
            <ButtonLink href="#plans">{say.cancel}</ButtonLink>
            <Button type="submit" tone="accent" size="lg">
              {say.pay(format.money(total, planCurrency))}
            </Button>
          </FormActions>
        </div>
      </Panel>
    </Form>
  )
}
