'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import type { ApplyPost } from '@/lib/applications/apply-post'
import type { OwnWorker } from '@/lib/applications/own-application'
import { ageOn } from '@/validators/age'
import { mayAct } from '@/validators/company-standing'
import { maskedName } from '@/validators/masked-name'
import { namePartsOf } from '@/validators/name-parts'
import { bangkokToday } from '@/validators/rules'

export type Shown = Pick<
  OwnWorker,
  'displayName' | 'phone' | 'district' | 'province' | 'workTypes' | 'experienceYears' | 'headline'
> & {
  /** YYYY-MM-DD; null while it is not said. */
  readonly birthDate: string | null
}

type ShownNowProps = {
  shown: Shown
  company: Pick<ApplyPost['company'], 'standing'>
  /** Link to the resume, for corrections. */
  resumeHref?: string | undefined
}

/** What the company reads of somebody once the application is sent, word for word. */
export function ShownNow({ shown, company, resumeHref }: ShownNowProps) {
  const t = useTranslations('applying')
  const workTypeName = useTranslations('workTypes')
  const { displayName, phone, district, province, workTypes, experienceYears, headline, birthDate } = shown
  const seesContact = mayAct(company.standing, 'see_contact')
  const { givenName, familyName } = namePartsOf(displayName)
  const facts = [
    seesContact ? displayName.trim() : maskedName(givenName, familyName),
    seesContact && phone,
    birthDate !== null && t('age', { age: ageOn(bangkokToday(), birthDate) }),
    [district, province].filter(Boolean).join(' '),
    workTypes.map((type) => workTypeName(type)).join(', '),
    experienceYears > 0 && t('experience', { years: experienceYears }),
    headline.trim(),
  ].filter(Boolean)
  return (
    <div className="flex gap-3 rounded-card bg-sky-soft p-4 text-sm">
      <Icon name="eye" className="mt-0.5 size-5 shrink-0 text-sky" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          {t('shownNow')} <Unbroken>{facts.join(' · ')}</Unbroken>
        </p>
        {!seesContact && <p className="mt-1 text-ink-2">{t('contactLater')}</p>}
        {resumeHref && (
          <Link
            href={resumeHref}
            prefetch="reach"
            className="inline-flex min-h-11 w-fit items-center gap-1.5 font-medium underline underline-offset-4"
          >
            <Icon name="edit" className="size-4.5" />
            {t('editResume')}
          </Link>
        )}
      </div>
    </div>
  )
}
