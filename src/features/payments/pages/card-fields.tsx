import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Skeleton } from '../../../design/skeleton/index.ts'
import { fontFile } from '../../../design/theme/index.ts'
import { useLanguage, useSentences } from '../../../i18n/index.ts'
import { GatewayUnreachable, type CardForm, type OpenCardForm } from '../data/card-form.ts'

export interface CardFieldsProps {
  /** Null until the gateway is known. */
  open: OpenCardForm | null
  ref: Ref<CardFieldsHandle>
}

export interface CardFieldsHandle {
  /** A token of what was typed; null where the fields say what is wrong. Rejects where the gateway does not answer. */
  token: () => Promise<string | null>
}

/** Whether the page is dark now. */
function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
}

/** The gateway's own fields for a card, in the page. */
export function CardFields({ open, ref }: CardFieldsProps) {
  const t = useSentences('payments')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<CardForm | null>(null)
  const [state, setState] = useState<'coming' | 'there' | 'unreachable'>('coming')
  const [tries, setTries] = useState(0)
  const title = t('cards.fields')
  useImperativeHandle(
    ref,
    () => ({ token: () => form.current?.token() ?? Promise.reject(new GatewayUnreachable('The fields are not there yet.')) }),
    [],
  )
  useEffect(() => {
    if (open === null || place.current === null) return
    let wanted = true
    // Each opening has a place of its own: one that is still coming disturbs no other.
    const own = document.createElement('div')
    place.current.replaceChildren(own)
    setState('coming')
    open(own, { language, dark: isDark(), font: fontFile, title }).then(
      (opened) => {
        if (!wanted) return opened.close()
        form.current = opened
        setState('there')
      },
      () => wanted && setState('unreachable'),
    )
    return () => {
      wanted = false
      form.current?.close()
      form.current = null
      own.remove()
    }
  }, [open, language, title, tries])
  return (
    // What comes stands where it was waited for: one under the other they would push the page for a moment.
    <div className="grid min-w-0 grid-cols-1 [&>*]:[grid-area:1/1]">
      {state === 'coming' && (
        <div aria-busy>
          <span role="status" className="sr-only">
            {t('cards.loading')}
          </span>
          <Skeleton shape="block" className="h-32 pointer-coarse:h-40" />
        </div>
      )}
      {state === 'unreachable' && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => setTries(tries + 1)}>
              {t('cards.retry')}
            </Button>
          }
        >
          {t('cards.unreachable')}
        </Banner>
      )}
      <div ref={place} className="min-w-0" />
    </div>
  )
}
