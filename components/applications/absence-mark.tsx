import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** The way to mark somebody absent, apart from the steps that lead somewhere. */
export function AbsenceMark({ onMark }: { onMark: () => void }) {
  const t = useTranslations('applications')
  return (
    <section className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
      <p className="text-sm text-ink-2">{t('absence.about')}</p>
      <Button variant="ghost" size="sm" className="text-chilli" onClick={onMark}>
        {t('events.mark_no_show')}
      </Button>
    </section>
  )
}
