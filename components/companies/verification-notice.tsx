import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Tone } from '@/components/ui/tone'
import type { Company, Verification } from '@/lib/companies/company'
import { isPersonalKind } from '@/validators/company-kind'

const tones: Readonly<Record<Verification, Tone>> = {
  unverified: 'mango',
  registry_matched: 'sky',
  documents_submitted: 'sky',
  under_review: 'sky',
  verified: 'leaf',
  needs_more_documents: 'mango',
  rejected: 'chilli',
  suspended: 'chilli',
}

/** The state of the company's verification, the next step, and the reason of staff's decision. */
export function VerificationNotice({
  company: { kind, verification, verificationReason },
}: {
  company: Pick<Company, 'kind' | 'verification' | 'verificationReason'>
}) {
  const t = useTranslations('companies')
  const isPersons = verification === 'unverified' && isPersonalKind(kind)
  return (
    <Alert tone={tones[verification]} title={t(`notice.${verification}.title`)}>
      <p>{t(isPersons ? 'notice.unverified.explainPerson' : `notice.${verification}.explain`)}</p>
      {verificationReason && (
        <p className="mt-2 text-ink">
          <strong className="font-semibold">{t('notice.reason')}</strong> {verificationReason}
        </p>
      )}
    </Alert>
  )
}
