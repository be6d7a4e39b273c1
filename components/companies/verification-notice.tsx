import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Tone } from '@/components/ui/tone'
import type { Company, Verification } from '@/lib/companies/company'

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

/** How far the company's verification is, what comes next, and why staff decided as they did. */
export function VerificationNotice({
  company: { verification, verificationReason },
}: {
  company: Pick<Company, 'verification' | 'verificationReason'>
}) {
  const t = useTranslations('companies')
  return (
    <Alert tone={tones[verification]} title={t(`notice.${verification}.title`)}>
      <p>{t(`notice.${verification}.explain`)}</p>
      {verificationReason && (
        <p className="mt-2 text-ink">
          <strong className="font-semibold">{t('notice.reason')}</strong> {verificationReason}
        </p>
      )}
    </Alert>
  )
}
