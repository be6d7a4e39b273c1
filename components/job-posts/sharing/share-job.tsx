import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { externalLink } from '@/lib/navigation/external-link'
import { lineShare } from './line-share'
import { ShareButton } from './share-button'

type ShareJobProps = {
  /** Address of the post's public page. */
  address: string
  title: string
}

/** The ways for a reader to pass a job on: the device's own dialog or its link, and LINE. */
export function ShareJob({ address, title }: ShareJobProps) {
  const t = useTranslations('jobs.share')
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <ShareButton
        address={address}
        title={title}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
        copied={t('copied')}
        mark={<Icon name="check" className="size-4.5" />}
        failed={t('failed')}
      >
        <Icon name="share" className="size-4.5" />
        {t('share')}
      </ShareButton>
      <a {...externalLink(lineShare(address))} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {t('line')}
        <span className="sr-only"> ({t('newWindow')})</span>
      </a>
    </div>
  )
}
