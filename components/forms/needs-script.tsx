import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { toneClass } from '@/components/ui/tone'

/** Explains why a form does not work when scripts are disabled. */
export function NeedsScript() {
  const t = useTranslations('forms')
  return (
    <noscript>
      <p className={classNames('rounded-card p-4', toneClass.mango)}>{t('needsScript')}</p>
    </noscript>
  )
}
