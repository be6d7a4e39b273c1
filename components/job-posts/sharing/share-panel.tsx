import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { CopyLink } from './copy-link'
import { LineShareLink } from './line-share-link'
import { NativeShare } from './native-share'

type SharePanelProps = {
  jobPostId: string
  title: string
  /** Address of the post's public page. */
  address: string
}

/** The ways to share a published post: its link, LINE, a QR code and a poster. */
export function SharePanel({ jobPostId, title, address }: SharePanelProps) {
  const t = useTranslations('sharing')
  const qr = `/api/job-post-files/${jobPostId}/qr`
  return (
    <section aria-labelledby="sharing">
      <Card className="p-5">
        <h2 id="sharing" className="text-base">
          {t('title')}
        </h2>
        <div className="mt-3 grid gap-2">
          <CopyLink
            address={address}
            texts={{
              link: t('link'),
              copy: t('copy'),
              copied: t('copied'),
              failed: t('copyFailed'),
            }}
          />
          <NativeShare address={address} title={title} label={t('share')} />
          <LineShareLink address={address} block>
            {t('line')}
          </LineShareLink>
          <ButtonLink href={`/job-posting/${jobPostId}/poster`} prefetch="reach" variant="secondary" block>
            <Icon name="post" />
            {t('poster')}
          </ButtonLink>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          {/* biome-ignore lint/performance/noImgElement: a small drawing of our own */}
          <img
            src={qr}
            alt={t('qr')}
            width="112"
            height="112"
            loading="lazy"
            className="rounded-control bg-white"
          />
          <div className="grid justify-items-start gap-1">
            <a
              href={qr}
              download={t('fileName', { title })}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
            >
              <Icon name="download" className="size-4.5" />
              {t('download')}
            </a>
            <a
              href={address}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
            >
              <Icon name="eye" className="size-4.5" />
              {t('see')}
            </a>
          </div>
        </div>
      </Card>
    </section>
  )
}
