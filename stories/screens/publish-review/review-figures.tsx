import { KpiTile } from '../../../src/design/kpi-tile/index.ts'
import { useSpeech } from '../frame/index.ts'
import { currency } from '../shop/index.ts'
import { after, share, value, writes, writeSeconds } from './draft.ts'
import { publishReviewWords } from './publish-review.words.ts'

/** What publishing gives and costs, in four numbers. */
export function ReviewFigures({ loading = false }: { loading?: boolean }) {
  const { say, format } = useSpeech(publishReviewWords)
  const gain = value.after - value.before
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <KpiTile
        label={say.value}
        value={format.percent(share.after)}
        change={{ direction: gain > 0 ? 'up' : gain < 0 ? 'down' : 'same', text: format.money(Math.abs(gain), currency) }}
        detail={say.share(format.percent(share.before))}
        hint={say.valueHint}
        loading={loading}
      />
      <KpiTile label={say.writes} value={format.number(writes)} detail={say.writesOf(format.number(after.length))} loading={loading} />
      <KpiTile label={say.time} value={say.underAMinute} detail={say.seconds(format.number(writeSeconds))} hint={say.timeHint} loading={loading} />
      <KpiTile label={say.conflicts} value={format.number(1)} detail={say.conflictsOf} loading={loading} />
    </div>
  )
}
