import { useState } from 'react'
import { product } from '../../../contract/index.ts'
import { Banner } from '../../../src/design/banner/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { Cover } from '../../../src/design/cover/index.ts'
import { LanguageSelector } from '../../../src/design/language-selector/index.ts'
import { Link } from '../../../src/design/link/index.ts'
import { Mark } from '../../../src/design/mark/index.ts'
import { Skeleton } from '../../../src/design/skeleton/index.ts'
import { speakInBook, useSpeech } from '../frame/index.ts'
import { CatalogueAtAGlance } from './catalogue-at-a-glance.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { signInWords } from './sign-in.words.ts'

export interface SignInProps {
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'wrong' | 'slowed' | 'refused' | 'ended'
}

/** The branded page at which a sign-in starts. */
export function SignIn({ state: first = 'ready' }: SignInProps) {
  const { say, language } = useSpeech(signInWords)
  const [state, setState] = useState(first)
  return (
    <Cover
      mark={<Mark name={product.name} />}
      aside={<LanguageSelector value={language} onValueChange={speakInBook} shows="name" />}
      lead={say.lead}
      promises={say.promises}
      picture={<CatalogueAtAGlance />}
      foot={say.foot.map((name) => (
        <Link key={name} href={`#${name}`} tone="quiet">
          {name}
        </Link>
      ))}
    >
      {state === 'loading' ? (
        <div aria-busy className="flex flex-col gap-4">
          <h1 className="text-2xl font-semibold">{say.title}</h1>
          <span role="status" className="sr-only">
            {say.loading}
          </span>
          <Skeleton shape="block" className="h-15 w-full" />
          <Skeleton shape="block" className="h-15 w-full" />
          <Skeleton shape="block" className="h-10 w-full" />
        </div>
      ) : state === 'refused' || state === 'ended' ? (
        <div role="alert" className="flex flex-col gap-3">
          <h1 className="text-2xl font-semibold text-balance">{state === 'ended' ? say.endedTitle : say.refusedTitle}</h1>
          <p className="text-lg text-muted">{state === 'ended' ? say.endedText : say.refusedText}</p>
          {state === 'ended' && <Banner tone="success">{say.endedKept}</Banner>}
          <Button tone="accent" size="lg" className="mt-2 self-start" onClick={() => setState('ready')}>
            {state === 'ended' ? say.enter : say.again}
          </Button>
        </div>
      ) : (
        <SignInForm said={state === 'wrong' ? { tone: 'danger', text: say.wrong } : state === 'slowed' ? { tone: 'warning', text: say.slowed(24) } : undefined} waits={state === 'slowed'} onRefused={() => setState('wrong')} />
      )}
    </Cover>
  )
}
