'use client'

import { IntlProvider, type Messages } from 'next-intl'
import type { ComponentType } from 'react'
import { type LateNamespace, loadLateMessages } from '@/lib/i18n/late-messages'
import { locale, timeZone } from '@/lib/i18n/locale'
import type { ApplySheetProps } from './apply-sheet'

const namespaces: readonly LateNamespace[] = [
  'accounts',
  'addresses',
  'applying',
  'dates',
  'editing',
  'forms',
  'problems',
  'shiftChoice',
  'validation',
  'workTypes',
]

let loaded: ComponentType<ApplySheetProps> | undefined

/** Loads what is in the sheet, with its messages: the job's page has none. Always answers with the same component. */
export async function loadApplySheet(): Promise<ComponentType<ApplySheetProps>> {
  const [parts, { default: ApplySheet }] = await Promise.all([
    Promise.all(namespaces.map(loadLateMessages)),
    import('./apply-sheet'),
  ])
  const messages: Partial<Messages> = Object.assign({}, ...parts)
  loaded ??= (props) => (
    <IntlProvider messages={messages} locale={locale} timeZone={timeZone}>
      <ApplySheet {...props} />
    </IntlProvider>
  )
  return loaded
}
