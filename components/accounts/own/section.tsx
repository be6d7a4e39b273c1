import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** The sections of the account page in their order; their ids are the targets of links in mails. */
export const sectionIds = [
  'profile',
  'sign-in',
  'devices',
  'notifications',
  'theme',
  'data',
  'deletion',
] as const
export type SectionId = (typeof sectionIds)[number]

export const sectionKey = (id: SectionId) => (id === 'sign-in' ? 'signIn' : id)

/** One section of the account page. */
export function AccountSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const t = useTranslations('account.sections')
  const key = sectionKey(id)
  return (
    <Card className="p-5">
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
        <h2 id={`${id}-title`} className="text-lg">
          {t(`${key}.title`)}
        </h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{t(`${key}.about`)}</p>
        {children}
      </section>
    </Card>
  )
}
