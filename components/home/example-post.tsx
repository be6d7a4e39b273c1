import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'

/** A published job post, labelled as an example. */
export function ExamplePost() {
  const t = useTranslations('home.example')
  return (
    <figure className="max-w-xl">
      <figcaption className="mb-2 flex items-center gap-2 text-sm text-ink-3">
        <Icon name="eye" className="size-4" />
        {t('label')}
      </figcaption>
      <Card className="p-5">
        <div className="flex gap-4">
          <WorkTypeIcon type="waiter" size="lg" />
          <div className="min-w-0">
            <p className="text-lg leading-snug font-semibold">{t('title')}</p>
            <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-2">
              <Icon name="pin" className="size-4" />
              {t('place')}
            </p>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Badge tone="sky" icon="calendar">
            {t('when')}
          </Badge>
          <Badge tone="sky" icon="clock">
            {t('hours')}
          </Badge>
          <Badge tone="sky" icon="people">
            {t('people')}
          </Badge>
          <Badge tone="leaf" icon="check">
            {t('lawful')}
          </Badge>
        </div>
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-ink-2">
          {t('pay')}
          <strong className="text-2xl font-semibold text-ink">{t('total')}</strong>
        </p>
      </Card>
    </figure>
  )
}
