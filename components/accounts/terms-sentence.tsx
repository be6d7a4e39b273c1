import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** What ticking the box means; both documents open in a new window, so that nothing typed is lost. */
export function TermsSentence() {
  const t = useTranslations('accounts')
  const document = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className="font-medium underline underline-offset-4">
      {words}
    </a>
  )
  return t.rich('acceptTerms', {
    condition: document('/condition'),
    privacy: document('/privacy-policy'),
  })
}
