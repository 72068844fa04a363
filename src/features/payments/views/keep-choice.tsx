import { plans, type DowngradePreview, type KeepChoice, type PlanName } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { pausedKinds, pausesAnything, tooMany } from '../model/kept-things.ts'

export interface KeepChoiceProps {
  /** The smaller plan. */
  plan: PlanName
  preview: DowngradePreview
  keep: KeepChoice
  onKeep: (keep: KeepChoice) => void
}

/** What a smaller plan pauses, named in advance; what goes on is chosen. */
export function KeepChoice({ plan, preview, keep, onKeep }: KeepChoiceProps) {
  const t = useSentences('payments')
  const format = useFormat()
  const { title } = plans[plan]
  if (!pausesAnything(preview)) return <p>{t('pause.fits', { plan: title })}</p>
  const over = tooMany(preview, keep)
  return (
    <section aria-label={t('pause.title', { plan: title })} className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{t('pause.title', { plan: title })}</h2>
        <p className="max-w-prose text-sm text-muted">{t('pause.text')}</p>
      </div>
      {preview.productsOver > 0 && (
        <p className="max-w-prose">
          {t('pause.products', { count: preview.productsOver, number: format.number(preview.productsOver), plan: title })}
        </p>
      )}
      {pausedKinds.map((kind) => {
        const candidates = preview[kind]
        if (candidates === null) return null
        const { most, all } = candidates
        const what = t(`limit.${kind}`)
        return (
          <fieldset key={kind} className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1 font-medium">
              {most === 0 ? t('pause.none', { what }) : t('pause.keep', { what, count: most, number: format.number(most) })}
            </legend>
            {most > 0 && <p className="text-sm text-muted">{t('pause.keepHint')}</p>}
            {over.includes(kind) && <Banner tone="warning">{t('pause.tooMany', { count: most, limit: format.number(most) })}</Banner>}
            {most === 0 ? (
              <ul className="list-disc ps-5">
                {all.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            ) : (
              all.map(({ id, name, storeName }) => (
                <Checkbox
                  key={id}
                  label={name}
                  hint={storeName === '' || storeName === name ? undefined : storeName}
                  checked={keep[kind].includes(id)}
                  onCheckedChange={(checked) =>
                    onKeep({ ...keep, [kind]: checked ? [...keep[kind], id] : keep[kind].filter((one) => one !== id) })
                  }
                />
              ))
            )}
          </fieldset>
        )
      })}
    </section>
  )
}
