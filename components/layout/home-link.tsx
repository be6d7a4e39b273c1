import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'

/** The logo that leads home. */
export function HomeLink({ href = '/' }: { href?: string }) {
  const t = useTranslations('layout')
  return (
    <Link href={href} className="inline-flex min-h-11 items-center rounded-control">
      <Logo name={t('brand')} />
    </Link>
  )
}
