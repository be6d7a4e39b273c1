import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

type ResumeHeadProps = { uid: string; title: string; about: string }

/** The head of a part of the resume, with the way back to the whole. */
export function ResumeHead({ uid, title, about }: ResumeHeadProps) {
  const t = useTranslations('resumes.steps')
  return (
    <div className="mb-4 flex items-center gap-2 print:hidden">
      <Link
        href={`/resume/${uid}`}
        aria-label={t('close')}
        className="-ml-3 grid size-11 shrink-0 place-items-center rounded-control hover:bg-well"
      >
        <Icon name="back" />
      </Link>
      <div className="min-w-0">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-sm text-ink-2">{about}</p>
      </div>
    </div>
  )
}
