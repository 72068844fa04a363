import { Item, ItemList } from '../../../src/design/item-list/index.ts'
import { CardIcon, SynchroniseIcon, VerifiedIcon } from '../../../src/design/icon/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { useTexts } from '../frame/index.ts'
import { planCurrency } from '../plans/plan-data.ts'
import { chosen, credit, daysInMonth, daysLeft, former, price, renewsOn, total } from './bill.ts'
import { checkoutWords } from './checkout.words.ts'

/** What it costs today, line by line. */
export function BillPanel() {
  const { say, format } = useTexts(checkoutWords)
  const amount = (minor: number) => <span className="text-md text-default">{format.money(minor, planCurrency)}</span>
  return (
    <Panel padding="none" title={say.summary}>
      <ItemList>
        <Item title={say.planByYear(chosen.title)} detail={say.until(format.day(renewsOn))} aside={amount(price)} />
        <Item
          title={say.credit(former.title)}
          detail={say.creditDetail(format.number(daysLeft), format.number(daysInMonth))}
          aside={amount(-credit)}
        />
        <Item
          title={<span className="text-lg font-semibold">{say.total}</span>}
          detail={say.terms}
          aside={<strong className="text-xl font-semibold text-default">{format.money(total, planCurrency)}</strong>}
        />
      </ItemList>
    </Panel>
  )
}

/** What happens once one has paid. */
export function NextPanel() {
  const { say, format } = useTexts(checkoutWords)
  return (
    <Panel padding="none" title={say.next}>
      <ItemList>
        <Item icon={<CardIcon />} title={say.nextPay} detail={say.nextPayDetail} />
        <Item icon={<VerifiedIcon />} tone="success" title={say.nextLimits} detail={say.nextLimitsDetail} />
        <Item icon={<SynchroniseIcon />} title={say.nextRenew(format.day(renewsOn))} detail={say.nextRenewDetail} />
      </ItemList>
    </Panel>
  )
}
