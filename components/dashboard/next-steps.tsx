import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

const steps = [
  { key: 'email', href: '/register/send-email' },
  { key: 'company', href: '/verify-employer' },
  { key: 'branch', href: '/branch/create' },
  { key: 'jobPost', href: '/job-posting/create' },
] as const

export type StepKey = (typeof steps)[number]['key']

type Done = Readonly<Record<StepKey, boolean>>

const nextOf = (done: Done) => steps.find(({ key }) => !done[key])

/** Whether nothing of it is left. */
export const areStepsDone = (done: Done) => nextOf(done) === undefined

/** Whether the first post is all that is left. */
export const areReadyToPost = (done: Done) => nextOf(done)?.key === 'jobPost'

/** What a new employer still has to do, with a button for the next step; nothing once all is done. */
export function NextSteps({ done }: { done: Done }) {
  const t = useTranslations('dashboard.steps')
  const next = nextOf(done)
  if (!next) return null
  const count = steps.filter(({ key }) => done[key]).length
  return (
    <section aria-labelledby="next-steps">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="next-steps" className="text-xl">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-3">{t('progress', { done: count, all: steps.length })}</p>
      </div>
      <Card className="divide-y divide-line">
        <ol>
          {steps.map(({ key, href }, index) => (
            <li
              key={key}
              aria-current={key === next.key ? 'step' : undefined}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line p-4 not-first:border-t sm:p-5"
            >
              <span
                className={classNames(
                  'grid size-9 shrink-0 place-items-center rounded-full text-sm font-semibold',
                  done[key] ? 'bg-leaf-soft text-leaf' : 'bg-well text-ink-2',
                  key === next.key && 'bg-mango-soft text-mango-ink',
                )}
              >
                {done[key] ? <Icon name="check" /> : <span>{index + 1}</span>}
                {done[key] && <span className="sr-only">{t('done')}</span>}
              </span>
              <span className="min-w-0 flex-1 basis-48">
                <span className={classNames('block font-semibold', done[key] && 'text-ink-3')}>
                  {t(`${key}.title`)}
                </span>
                {!done[key] && <span className="block text-sm text-ink-2">{t(`${key}.about`)}</span>}
              </span>
              {key === next.key && (
                <ButtonLink href={href} variant="accent" className="max-sm:w-full">
                  {t(`${key}.action`)}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </section>
  )
}
