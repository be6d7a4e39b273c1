import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

const documentLink = (href: string) => (words: ReactNode) => (
  <a href={href} target="_blank" rel="noopener" className="font-medium underline underline-offset-4">
    {words}
  </a>
)

/** Both documents in a sentence; they open in a new window, so that nothing typed is lost. */
export const documentLinks = {
  condition: documentLink('/condition'),
  privacy: documentLink('/privacy-policy'),
}

/** What ticking the box means. */
export function TermsSentence() {
  const t = useTranslations('accounts')
  return t.rich('acceptTerms', documentLinks)
}
