import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Photo } from '@/components/ui/photo'
import type { Verification } from '@/lib/companies/company'

type CompanyLinkProps = {
  company: { readonly name: string; readonly verification: Verification; readonly logo: readonly string[] }
}

/** The viewer's company and the state of its verification. */
export function CompanyLink({ company: { name, verification, logo } }: CompanyLinkProps) {
  const t = useTranslations('companies.verification')
  const isVerified = verification === 'verified'
  return (
    <Link
      href="/profile"
      className="flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1 leading-snug hover:bg-well"
    >
      {logo[0] ? (
        <Photo
          src={logo[0]}
          alt=""
          icon="building"
          className="size-9 shrink-0 rounded-control border border-line"
        />
      ) : (
        <Icon
          name={isVerified ? 'shield' : 'building'}
          className={isVerified ? 'size-5 text-leaf' : 'size-5 text-ink-3'}
        />
      )}
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">{name}</span>
        <span className="flex items-center gap-1 text-xs text-ink-3">
          {isVerified && logo[0] && <Icon name="shield" className="size-3.5 shrink-0 text-leaf" />}
          <span className="truncate">{t(verification)}</span>
        </span>
      </span>
    </Link>
  )
}
