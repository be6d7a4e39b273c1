import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'

/** Downloads the applicants as a spreadsheet file. */
export function DownloadLink({ jobPostId }: { jobPostId: string }) {
  const t = useTranslations('applications')
  return (
    <a
      href={`/api/job-post-files/${jobPostId}/applications`}
      download
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Icon name="download" className="size-4.5" />
      {t('download')}
    </a>
  )
}
