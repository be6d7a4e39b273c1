import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast'
import type { Interview } from '@/lib/interviews/interview'
import { useWhen } from './use-when'

/** Says that the times of an interview went out to somebody, and until when they answer. */
export function useProposed(): (name: string, interview: Pick<Interview, 'expiresAt' | 'updatedAt'>) => void {
  const t = useTranslations('interviewing')
  const when = useWhen()
  return (name, { expiresAt, updatedAt }) =>
    void toast('success', t('done.proposed', { name, when: when(expiresAt ?? updatedAt) }))
}
