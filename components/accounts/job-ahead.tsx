import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

/** What signing in or registering is for: the job somebody chose, by its title where it is known. */
export function JobAhead({ title }: { title: string | null }) {
  const t = useTranslations('accounts.jobAhead')
  return (
    <p className="mt-3 flex items-center gap-3 rounded-card border border-line bg-card px-4 py-3">
      <Icon name="briefcase" className="size-6 shrink-0 text-ink-3" />
      <span className="min-w-0 wrap-anywhere">
        {title ? (
          <>
            <span className="block text-sm text-ink-2">{t('label')}</span>
            <strong className="block font-semibold">{title}</strong>
          </>
        ) : (
          <strong className="font-semibold">{t('unnamed')}</strong>
        )}
      </span>
    </p>
  )
}
