import { createTranslator } from 'next-intl'
import { toast } from '@/components/ui/toast'
import type { UnsentNews } from '@/lib/applications/unsent'
import { loadLateMessages } from '@/lib/i18n/late-messages'
import { locale, timeZone } from '@/lib/i18n/locale'

/** Says on any page what became of something that waited for a network. */
export async function tellUnsent({
  item: { title, kind },
  problem,
  wasCancelled,
}: UnsentNews): Promise<void> {
  try {
    const messages = await loadLateMessages('unsent')
    const t = createTranslator({ locale, timeZone, messages, namespace: 'unsent' })
    if (problem) await toast('error', t('told.refused', { title }))
    // Whoever thought better of it takes it for not sent.
    else await toast('success', t(`told.${wasCancelled ? 'arrived' : kind}`, { kind, title }))
  } catch {
    // It is said among the worker's own jobs.
  }
}
