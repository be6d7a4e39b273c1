import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Verification } from '@/lib/companies/company'

type CompanyLinkProps = { company: { readonly name: string; readonly verification: Verification } }

/** Whose side of the product one is on, and how far that company's verification is. */
export function CompanyLink({ company: { name, verification } }: CompanyLinkProps) {
  const t = useTranslations('companies.verification')
  const isVerified = verification === 'verified'
  return (
    <Link
      href="/profile"
      className="flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1 leading-snug hover:bg-well"
    >
      <Icon
        name={isVerified ? 'shield' : 'building'}
        className={isVerified ? 'size-5 text-leaf' : 'size-5 text-ink-3'}
      />
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{name}</span>
        <span className="block truncate text-xs text-ink-3">{t(verification)}</span>
      </span>
    </Link>
  )
}
