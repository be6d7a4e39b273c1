import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { externalLink } from '@/lib/navigation/external-link'
import { lineShare } from './line-share'

type LineShareLinkProps = { address: string; block?: boolean; className?: string; children: ReactNode }

/** Asks LINE to share a post's public page; opens a window of its own. */
export function LineShareLink({ address, block, className, children }: LineShareLinkProps) {
  const t = useTranslations('sharing')
  return (
    <a
      {...externalLink(lineShare(address))}
      className={buttonClass(
        { block },
        classNames('border-transparent bg-line-app! text-on-mango! hover:brightness-95', className),
      )}
    >
      {children}
      <span className="sr-only"> ({t('newWindow')})</span>
    </a>
  )
}
