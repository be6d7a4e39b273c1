import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Section } from './section'

const reasons = [
  { key: 'company', icon: 'shield' },
  { key: 'pay', icon: 'coin' },
  { key: 'data', icon: 'lock' },
  { key: 'draft', icon: 'wifi-off' },
] as const satisfies readonly { key: string; icon: IconName }[]

/** Why both sides can rely on the product. */
export function Trust() {
  const t = useTranslations('home.trust')
  return (
    <Section title={t('title')}>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {reasons.map(({ key, icon }) => (
          <li key={key} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-card bg-leaf-soft text-leaf">
              <Icon name={icon} className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">{t(`${key}.title`)}</h3>
              <p className="text-ink-2">{t(`${key}.about`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
