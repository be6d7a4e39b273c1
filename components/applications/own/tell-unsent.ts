import { createTranslator } from 'next-intl'
import { toast } from '@/components/ui/toast'
import type { UnsentNews } from '@/lib/applications/unsent'
import { loadLateMessages } from '@/lib/i18n/late-messages'
import { locale, timeZone } from '@/lib/i18n/locale'

/** Says on any page what became of something that waited for a network. */
export async function tellUnsent({ item: { title, kind }, problem }: UnsentNews): Promise<void> {
  try {
    const messages = await loadLateMessages('unsent')
    const t = createTranslator({ locale, timeZone, messages, namespace: 'unsent' })
    await toast(problem ? 'error' : 'success', t(`told.${problem ? 'refused' : kind}`, { title }))
  } catch {
    // It is said among the worker's own jobs.
  }
}
