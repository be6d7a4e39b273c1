import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'

type HomeLinkProps = {
  href?: string
  /** On phones the mark stands for the word, where other things need the room. */
  short?: boolean
}

/** The logo that leads home. */
export function HomeLink({ href = '/', short = false }: HomeLinkProps) {
  const t = useTranslations('layout')
  return (
    <Link href={href} className="inline-flex min-h-11 items-center rounded-control">
      <Logo name={t('brand')} short={short} />
    </Link>
  )
}
