import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { promises } from '@/components/layout/promises'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { ExamplePost } from './example-post'
import { Sides } from './sides'
import { WorkerSide } from './worker-side'

type HeroProps = { accountCard: ReactNode; postLine: ReactNode }

/** The promise with a line to try and an example post, or the newest jobs, beside registration and sign-in. */
export function Hero({ accountCard, postLine }: HeroProps) {
  const t = useTranslations('home')
  const ofWorkers = useTranslations('home.worker')
  return (
    <Sides
      texts={{ label: t('sides.label'), employer: t('sides.employer'), worker: t('sides.worker') }}
      newest={{
        loading: ofWorkers('loading'),
        none: ofWorkers('none'),
        failed: ofWorkers('failed'),
        retry: ofWorkers('retry'),
      }}
      employer={<EmployerSide postLine={postLine} />}
      worker={<WorkerSide />}
      accountCard={accountCard}
      example={<ExamplePost />}
    />
  )
}

function EmployerSide({ postLine }: Pick<HeroProps, 'postLine'>) {
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
