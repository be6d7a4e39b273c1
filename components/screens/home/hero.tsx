import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmployerSide } from '@/components/home/employer-side'
import { ExamplePost } from '@/components/home/example-post'
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
