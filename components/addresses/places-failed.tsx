import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Says that names of places could not be loaded, and loads them again. */
export function PlacesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('addresses')
  return (
    <Alert
      live
      tone="mango"
      title={t('loadFailed')}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
