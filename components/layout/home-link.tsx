import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'

type HomeLinkProps = {
  href?: string
  /** Shows only the mark on phones, where other things need the room. */
  short?: boolean
}

/** The logo as a link to the home page. */
export function HomeLink({ href = '/', short = false }: HomeLinkProps) {
  const t = useTranslations('layout')
  return (
    <Link href={href} className="inline-flex min-h-11 items-center rounded-control">
      <Logo name={t('brand')} short={short} />
    </Link>
  )
}
