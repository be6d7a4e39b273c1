import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import type { Me } from '@/lib/accounts/me'

/** The sections of the account page in order; links in mails use their ids. */
export const sectionIds = [
  'profile',
  'sign-in',
  'devices',
  'unlocks',
  'notifications',
  'theme',
  'help',
  'data',
  'deletion',
] as const
export type SectionId = (typeof sectionIds)[number]

export const sectionKey = (id: SectionId) => (id === 'sign-in' ? 'signIn' : id)

type AccountSectionProps = { id: SectionId; kind: Me['kind']; children: ReactNode }

/** One section of the account page. */
export function AccountSection({ id, kind, children }: AccountSectionProps) {
  const t = useTranslations('account.sections')
  const key = sectionKey(id)
  return (
    <Card className="p-5">
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
        <h2 id={`${id}-title`} className="text-lg">
          {t(`${key}.title`)}
        </h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{t(`${key}.about`, { kind })}</p>
        {children}
      </section>
    </Card>
  )
}
