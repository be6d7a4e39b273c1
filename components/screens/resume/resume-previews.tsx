import { useTranslations } from 'next-intl'
import { ResumeSheet } from '@/components/resumes/resume-sheet'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Tabs } from '@/components/ui/tabs'
import type { ResumePreview } from '@/lib/resumes/resume'
import { ResumeHead } from './resume-head'

type ResumePreviewsProps = { uid: string; preview: ResumePreview; next: string | undefined }

/** The worker's resume exactly as companies read it: before they may reach the worker, and after. */
export function ResumePreviews({ uid, preview, next }: ResumePreviewsProps) {
  const t = useTranslations('resumes.preview')
  const panel = (kind: 'masked' | 'unlocked') => (
    <div className="grid gap-4">
      <p className="text-ink-2">{t(`${kind}About`)}</p>
      <ResumeSheet profile={preview[kind]} />
    </div>
  )
  return (
    <>
      <ResumeHead uid={uid} title={t('title')} about="" />
      {preview.visibility === 'hidden' && (
        <Alert
          className="mb-6"
          tone="mango"
          title={t('hiddenNow')}
          action={
            <ButtonLink href={`/resume/${uid}?step=about`} size="sm">
              {t('change')}
            </ButtonLink>
          }
        />
      )}
      <Tabs
        label={t('title')}
        tabs={[
          { id: 'masked', label: t('masked'), panel: panel('masked') },
          { id: 'unlocked', label: t('unlocked'), panel: panel('unlocked') },
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink variant="accent" href={next ?? `/resume/${uid}`}>
          {t('done')}
        </ButtonLink>
      </div>
    </>
  )
}
