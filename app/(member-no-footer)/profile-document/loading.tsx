import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/** Skeleton of the company's documents. */
export default function ProfileDocumentLoading() {
  const t = useTranslations('companyDocuments')
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-ink-2">{t('about')}</p>
      <div className="grid gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    </div>
  )
}
