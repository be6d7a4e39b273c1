import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'

const before = ['name', 'skills', 'distance', 'availability'] as const
const after = ['fullName', 'contact', 'resume', 'chat', 'company'] as const

/** What is visible of a worker before an unlock, and what is added by it. */
export function UnlockComparison() {
  const t = useTranslations('profilePackages')
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Card className="p-5 sm:p-6">
        <h3 className="text-lg">{t('before.title')}</h3>
        <ul className="mt-3 grid gap-2 text-ink-2">
          {before.map((key) => (
            <li key={key} className="flex gap-2.5">
              <Icon name="eye" className="mt-0.75 size-5" />
              {t(`before.${key}`)}
            </li>
          ))}
        </ul>
      </Card>
      <Card className="border-mango p-5 sm:p-6">
        <h3 className="text-lg">{t('after.title')}</h3>
        <ul className="mt-3 grid gap-2">
          {after.map((key) => (
            <li key={key} className="flex gap-2.5">
              <Icon name="check-circle" className="mt-0.75 size-5 text-leaf" />
              {t(`after.${key}`)}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
