import type { OrderingDifference } from '../../../design/ordering-diff/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { minutesOf } from '../model/review.ts'

/** What publishing does to a list and how long it takes, as the sentence that stands first. */
export function useConsequence(list: string): (figures: { difference: OrderingDifference; seconds: number | null }) => string {
  const t = useSentences('publication')
  const format = useFormat()
  return ({ difference: { changes, length }, seconds }) => {
    const [moved, entered, left] = [changes.moved.length, changes.entered.length, changes.left.length]
    const comesAndGoes = `${t('review.comeAndGo', { entered: format.number(entered), left: format.number(left) })}.`
    const minutes = seconds === null ? null : minutesOf(seconds)
    const time =
      minutes === null
        ? null
        : minutes === 0
          ? t('review.underAMinute')
          : t('review.minutes', { count: minutes, minutes: format.number(minutes) })
    // Nothing of it is in the shop yet, or nothing any more.
    const first = entered > 0 && entered === length
    const moves =
      moved > 0 ? t('review.consequence', { count: moved, moved: format.number(moved), list }) : t('review.otherProducts', { list })
    return [
      first ? t('review.first', { count: entered, entered: format.number(entered), list }) : moves,
      entered + left > 0 && !first ? comesAndGoes : '',
      time === null ? '' : t('review.takes', { time: `${time.charAt(0).toLowerCase()}${time.slice(1)}` }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
