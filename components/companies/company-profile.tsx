import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { PhoneLink } from '@/components/ui/phone-link'
import { Photo } from '@/components/ui/photo'
import type { Company } from '@/lib/companies/company'
import { externalLink } from '@/lib/navigation/external-link'
import { CompanyFact, CompanyFacts } from './company-facts'
import { VerificationBadge } from './verification-badge'

type CompanyProfileProps = { company: Company; addressLine: ReactNode }

/** The company's profile for colleagues who may not edit it. */
export function CompanyProfile({ company, addressLine }: CompanyProfileProps) {
  const t = useTranslations('companies')
  const { name, logo, website, facebookUrl, about } = company
  return (
    <Card className="grid gap-5 p-5">
      <div className="flex items-center gap-4">
        <Photo
          src={logo[0]}
          alt={t('profile.logoAlt', { name })}
          icon="building"
          className="size-16 shrink-0 rounded-card border border-line"
        />
        <div className="min-w-0">
          <h2 className="text-lg">{name}</h2>
          <VerificationBadge verification={company.verification} />
        </div>
      </div>
      {about && <p className="whitespace-pre-line">{about}</p>}
      <CompanyFacts>
        <CompanyFact name={t(`numbers.${company.kind}`)}>{company.juristicId}</CompanyFact>
        <CompanyFact name={t('profile.address')}>{addressLine}</CompanyFact>
        <CompanyFact name={t('profile.website')}>{website && <SiteLink href={website} />}</CompanyFact>
        <CompanyFact name={t('profile.facebookUrl')}>
          {facebookUrl && <SiteLink href={facebookUrl} />}
        </CompanyFact>
        <CompanyFact name={t('profile.contactName')}>{company.contactName}</CompanyFact>
        <CompanyFact name={t('profile.contactPhone')}>
          {company.contactPhone && <PhoneLink phone={company.contactPhone} />}
        </CompanyFact>
        <CompanyFact name={t('profile.contactEmail')}>{company.contactEmail}</CompanyFact>
      </CompanyFacts>
      <p className="text-sm text-ink-3">{t('profile.readOnly')}</p>
    </Card>
  )
}

/** A site without TLS is shown as text, not as a link. */
function SiteLink({ href }: { href: string }) {
  if (!href.startsWith('https://')) return href
  return (
    <a {...externalLink(href)} className="inline-flex min-h-6 underline underline-offset-4">
      {href}
    </a>
  )
}
