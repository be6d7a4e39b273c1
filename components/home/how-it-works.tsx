import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Section } from './section'

const steps = [
  { key: 'post', icon: 'post' },
  { key: 'choose', icon: 'people' },
  { key: 'work', icon: 'check-circle' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** Hiring in three steps. */
export function HowItWorks() {
  const t = useTranslations('home.how')
  return (
    <Section id="how" title={t('title')} about={t('about')} tinted>
      <ol className="grid gap-5 md:grid-cols-3">
        {steps.map(({ key, icon }, index) => (
          <li key={key}>
            <Card className="h-full p-6">
              <div className="flex items-center justify-between">
                <span className="grid size-12 place-items-center rounded-card bg-mango text-on-mango">
                  <Icon name={icon} className="size-6" />
                </span>
                <span aria-hidden="true" className="text-4xl font-bold text-line">
                  {index + 1}
                </span>
              </div>
              <h3 className="mt-4 text-xl">{t(`${key}.title`)}</h3>
              <p className="mt-1 text-ink-2">{t(`${key}.about`)}</p>
            </Card>
          </li>
        ))}
      </ol>
    </Section>
  )
}
