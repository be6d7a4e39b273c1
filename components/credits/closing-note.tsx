import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { formatDate } from '@/lib/dates/format-long'

type ClosingNoteProps = {
  /** When the viewer's account is removed. */
  deleteAfter: string
  /** Whether the company closes with it, because it has no other member. */
  isLast: 'yes' | 'perhaps'
}

/** That credits end with their company, before the days until which they would count. */
export function ClosingNote({ deleteAfter, isLast }: ClosingNoteProps) {
  const t = useTranslations('account.deletion.closing')
  return (
    <Alert
      tone="chilli"
      className="mb-5"
      title={t('title', { isLast, day: formatDate(new Date(deleteAfter)) })}
    >
      {t('about')}
    </Alert>
  )
}
