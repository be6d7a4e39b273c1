import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ApplyPost } from '@/lib/applications/apply-post'
import { formatDate } from '@/lib/dates/format-long'
import { adultAge, ageOn } from '@/validators/age'
import { isAgeFit } from '@/validators/application'
import { bangkokToday } from '@/validators/rules'

type KnownBirthDateProps = {
  /** YYYY-MM-DD. */
  born: string
  post: Pick<ApplyPost, 'minAge' | 'maxAge'>
  onCorrect: () => void
}

/** The birth date that an account has, and, before anything is sent, that a post takes people of another age. */
export function KnownBirthDate({ born, post: { minAge, maxAge }, onCorrect }: KnownBirthDateProps) {
  const t = useTranslations('applying')
  const rule = useTranslations('validation')
  const min = minAge ?? adultAge
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
        {t('bornOn', { day: formatDate(new Date(born)) })}
        <Button variant="ghost" size="sm" className="-ml-3" onClick={onCorrect}>
          {t('correctBirthDate')}
        </Button>
      </p>
      {!isAgeFit(ageOn(bangkokToday(), born), { minAge, maxAge }) && (
        <p role="status" className="text-sm font-medium text-chilli">
          {maxAge === null ? rule('job_age_from', { min }) : rule('job_age', { min, max: maxAge })}
        </p>
      )}
    </div>
  )
}
