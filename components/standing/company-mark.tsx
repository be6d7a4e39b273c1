import { useTranslations } from 'next-intl'
import type { CompanyStanding } from '@/validators/company-standing'
import { ShortMark } from './short-mark'

type CompanyMarkProps = {
  standing: CompanyStanding
  /** Without the explanation, for use beside a company's name. */
  short?: boolean
}

/** Tells a worker how well it is proven that the employer may speak for the company. */
export function CompanyMark({ standing, short }: CompanyMarkProps) {
  const t = useTranslations('standing.mark')
  const text = t(`${standing}.short`)
  if (short) return <ShortMark standing={standing} text={text} />
  return (
    <span className="block">
      <ShortMark standing={standing} text={text} isLine />
      <span className="block text-ink-2">{t(`${standing}.about`)}</span>
    </span>
  )
}
