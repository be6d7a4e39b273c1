import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Illustration } from '@/components/ui/illustration'
import type { IllustrationName } from '@/components/ui/illustration-names'
import type { GuideStep, Reader } from '@/lib/howto/guide-step'

type GuideProps = { reader: Reader; steps: readonly GuideStep[] }

/** One guide for one kind of reader, step by step. */
export function Guide({ reader, steps }: GuideProps) {
  const t = useTranslations('howto')
  return (
    <section aria-labelledby={reader} className="mt-12 first:mt-0">
      <h2 id={reader} className="scroll-mt-6 text-2xl font-bold sm:text-3xl">
        {t(`${reader}.title`)}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-2">{t(`${reader}.about`)}</p>
      <ol className="mt-6 grid gap-5">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, number }: { step: GuideStep; number: number }) {
  const t = useTranslations('howto')
  return (
    <li id={step.id} className="scroll-mt-6 print:break-inside-avoid">
      <Card className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-[minmax(0,1fr)_12rem] sm:p-7">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-mango font-semibold text-on-mango"
            >
              {number}
            </span>
            <h3 className="text-xl">{step.title}</h3>
            <Badge tone="sky" icon="clock">
              <span className="sr-only">{t('time')} </span>
              {step.time}
            </Badge>
          </div>
          <p className="mt-3 max-w-prose">{step.about}</p>
          <h4 className="mt-4 text-sm text-ink-2">{t('prepare')}</h4>
          <ul className="mt-1.5 grid gap-1.5">
            {step.prepare.map((thing) => (
              <li key={thing} className="flex gap-2.5">
                <Icon name="check-circle" className="mt-0.75 size-5 text-leaf" />
                {thing}
              </li>
            ))}
          </ul>
          <p className="mt-4 flex gap-2.5 rounded-control bg-well px-4 py-3 text-sm">
            <Icon name="spark" className="mt-0.5 size-5 text-mango-ink" />
            <span>
              <span className="font-semibold">{t('tip')}</span> {step.tip}
            </span>
          </p>
          {step.link && (
            <ButtonLink href={step.link.href} variant="secondary" className="mt-5 print:hidden">
              {step.link.label}
              <Icon name="arrow-right" />
            </ButtonLink>
          )}
        </div>
        <Illustration
          name={step.picture as IllustrationName}
          className="order-first mx-auto h-36 w-48 self-center sm:order-none"
        />
      </Card>
    </li>
  )
}
