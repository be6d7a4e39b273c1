import { useTranslations } from 'next-intl'
import { RowNotFound } from '@/components/layout/row-not-found'

/** For a branch that does not exist or belongs to another company. */
export default function BranchNotFound() {
  const t = useTranslations('branches')
  return (
    <RowNotFound
      listTitle={t('title')}
      listHref="/branch"
      title={t('notFound.title')}
      explain={t('notFound.explain')}
      action={t('notFound.action')}
    />
  )
}
