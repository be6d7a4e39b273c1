import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

/** Says below a post that is not whole what it still lacks; nothing where it lacks nothing. */
export function Lacking({ names }: { names: readonly string[] }) {
  const t = useTranslations('jobPosts.quickPost')
  if (names.length === 0) return null
  return (
    <p className="flex gap-1.5 text-sm">
      <Icon name="warning" className="mt-0.75 size-4 text-mango-ink" />
      <span>{t('lacks', { parts: names.join(', ') })}</span>
    </p>
  )
}
