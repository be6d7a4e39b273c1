import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import type { Me } from '@/lib/accounts/me'

type PhotoFrameProps = {
  me: Pick<Me, 'kind' | 'displayName' | 'photoUrl'>
  /** The id of the text that says what the photo is for. */
  aboutId?: string
  /** The buttons. */
  children: ReactNode
}

/** The person's photo, and what it is for, beside the buttons. */
export function PhotoFrame({ me: { kind, displayName, photoUrl }, aboutId, children }: PhotoFrameProps) {
  const t = useTranslations('account.photo')
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Avatar name={displayName} src={photoUrl} className="size-20 text-3xl" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium">{t('title')}</p>
        <p id={aboutId} className="text-sm text-ink-2">
          {t('about', { kind })}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}
