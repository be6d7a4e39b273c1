import { createTranslator } from 'next-intl'
import { loadLateMessages } from '@/lib/i18n/late-messages'
import { locale, timeZone } from '@/lib/i18n/locale'

/** Loads the sentences of all problems, by their codes. */
export async function loadProblemSentences() {
  const messages = await loadLateMessages('problems')
  return createTranslator({ locale, timeZone, messages, namespace: 'problems' })
}
