import type { ReactNode } from 'react'
import { product } from '../../../../contract/index.ts'
import { Cover } from '../../../design/cover/index.ts'
import { Mark } from '../../../design/mark/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface SignInFrameProps {
  /** Language and appearance, top right. */
  aside?: ReactNode
  children: ReactNode
}

/** The branded surround of everything that happens before somebody is signed in. */
export function SignInFrame({ aside, children }: SignInFrameProps) {
  const t = useSentences('sign-in')
  return (
    <Cover
      mark={<Mark name={product.name} />}
      aside={aside}
      lead={t('lead')}
      promises={[t('promise.orders'), t('promise.knows'), t('promise.proves')]}
    >
      {children}
    </Cover>
  )
}
