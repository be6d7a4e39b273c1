import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { promises } from '@/components/layout/promises'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { ExamplePost } from './example-post'

/** What somebody who looks for people sees first: the promise, a line to try, and an example post. */
export function EmployerSide({ postLine }: { postLine: ReactNode }) {
  const t = useTranslations('home')
  return (
    <>
      <Badge tone="mango" icon="spark">
        {t('badge')}
      </Badge>
      <h1 className="mt-4 text-hero font-bold">
        {t('headline')} <br />
        <mark className="underline-mango">{t('headlineAnswer')}</mark>
      </h1>
      <p className="mt-4 max-w-xl text-lg text-pretty text-ink-2">{t('lead')}</p>
      <a
        href="#start"
        className={buttonClass({ variant: 'accent', size: 'lg', block: true }, 'mt-6 lg:hidden')}
      >
        {t('start')}
      </a>
      <div className="mt-6 max-w-xl">{postLine}</div>
      <div className="mt-8 hidden lg:block">
        <ExamplePost />
        <Promises />
      </div>
    </>
  )
}

function Promises() {
  const t = useTranslations('layout')
  return (
    <ul className="mt-8 grid gap-3 text-ink-2">
      {promises.map((promise) => (
        <li key={promise} className="flex gap-3">
          <Icon name="check-circle" className="mt-0.75 size-5 text-leaf" />
          {t(promise)}
        </li>
      ))}
    </ul>
  )
}
