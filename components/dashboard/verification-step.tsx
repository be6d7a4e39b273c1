import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { type Tone, toneClass } from '@/components/ui/tone'
import { type CompanyKind, isPersonalKind } from '@/validators/company-kind'
import type { CompanyStanding } from '@/validators/company-standing'

type Step = { readonly tone: Tone; readonly icon: IconName; readonly isDue: boolean }

/** The next step for each state; `isDue` when it waits for the company and not for our staff. */
const steps = {
  unverified: { tone: 'mango', icon: 'shield', isDue: true },
  registry_matched: { tone: 'mango', icon: 'shield', isDue: true },
  documents_submitted: { tone: 'sky', icon: 'clock', isDue: false },
  under_review: { tone: 'sky', icon: 'clock', isDue: false },
  needs_more_documents: { tone: 'mango', icon: 'warning', isDue: true },
  rejected: { tone: 'chilli', icon: 'warning', isDue: true },
  suspended: { tone: 'chilli', icon: 'lock', isDue: false },
} as const satisfies Record<string, Step>

type VerificationStepProps = {
  verification: keyof typeof steps | 'verified'
  /** A company that proved itself by a letter needs no documents. */
  standing?: CompanyStanding
  kind?: CompanyKind
  /** Whether it is the page's next step. */
  leads?: boolean
}

type VerifiedCompany = Pick<VerificationStepProps, 'verification' | 'standing'>

/** Whether it is for the company to do something until it is verified. */
export const isVerificationDue = ({ verification, standing }: VerifiedCompany): boolean =>
  isToVerify(verification, standing) && steps[verification].isDue

function isToVerify(
  verification: VerificationStepProps['verification'],
  standing: CompanyStanding | undefined,
): verification is keyof typeof steps {
  return verification !== 'verified' && !(standing === 'represented' && verification === 'registry_matched')
}

/** What the company has to do or wait for until it is verified; nothing afterwards. */
export function VerificationStep({
  verification,
  standing,
  kind = 'juristic_person',
  leads,
}: VerificationStepProps) {
  const t = useTranslations('dashboard.verification')
  if (!isToVerify(verification, standing)) return null
  const { tone, icon } = steps[verification]
  const isPersons = verification === 'unverified' && isPersonalKind(kind)
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby="verification" className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className={`grid size-11 shrink-0 place-items-center rounded-full ${toneClass[tone]}`}>
          <Icon name={icon} className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="verification" className="text-base">
            {t(`${verification}.title`)}
          </h2>
          <p className="text-sm text-ink-2">
            {t(isPersons ? 'unverified.aboutPerson' : `${verification}.about`)}
          </p>
        </div>
        <ButtonLink
          href="/profile-document"
          variant={leads ? 'accent' : 'secondary'}
          className="max-sm:w-full"
        >
          {t(`${verification}.action`)}
        </ButtonLink>
      </section>
    </Card>
  )
}
