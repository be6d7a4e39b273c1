import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import type { OwnWorker } from '@/lib/applications/own-application'
import { type CompanyStanding, mayAct } from '@/validators/company-standing'

type ShownToEmployerProps = {
  worker: OwnWorker
  /** District and province as text. */
  area: ReactNode
  company: { readonly name: string; readonly standing: CompanyStanding }
  /** Link to the resume, for corrections. */
  resumeHref: string
}

/** What the company will see about the applicant, shown before the application is sent. */
export function ShownToEmployer({ worker, area, company, resumeHref }: ShownToEmployerProps) {
  const t = useTranslations('applying')
  const workTypeName = useTranslations('workTypes')
  const name = [worker.givenName, worker.familyName].filter(Boolean).join(' ') || worker.displayName
  const works = worker.workTypes.map((type) => workTypeName(type)).join(' · ')
  return (
    <section aria-labelledby="shown">
      <h2 id="shown" className="text-lg">
        {t('shown', { company: company.name })}
      </h2>
      <Card className="mt-2 grid gap-1.5 p-4">
        <p className="font-semibold">
          <Unbroken>{name}</Unbroken>
        </p>
        {worker.headline && <p className="text-ink-2">{worker.headline}</p>}
        <ul className="grid gap-1 text-sm text-ink-2">
          <Fact icon="phone">{worker.phone}</Fact>
          {worker.province && <Fact icon="pin">{area}</Fact>}
          {works && <Fact icon="briefcase">{works}</Fact>}
          {worker.experienceYears > 0 && (
            <Fact icon="clock">{t('experience', { years: worker.experienceYears })}</Fact>
          )}
        </ul>
        {!mayAct(company.standing, 'see_contact') && (
          <p className="flex gap-2 text-sm text-ink-2">
            <Icon name="lock" className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
            {t('contactLater')}
          </p>
        )}
        <Link
          href={resumeHref}
          prefetch="reach"
          className="inline-flex min-h-11 w-fit items-center gap-1.5 font-medium underline underline-offset-4"
        >
          <Icon name="edit" className="size-4.5" />
          {t('editResume')}
        </Link>
      </Card>
    </section>
  )
}

function Fact({ icon, children }: { icon: 'phone' | 'pin' | 'briefcase' | 'clock'; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-0.5 size-4.5 shrink-0 text-ink-3" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
