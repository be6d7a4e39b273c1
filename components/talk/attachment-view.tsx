'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { pressPart } from '@/components/ui/press-part'
import { useBlobAddress } from '@/components/ui/use-blob-address'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import { externalLink } from '@/lib/navigation/external-link'
import type { Attachment, Side } from '@/lib/talk/talk'
import { PostIcon } from './post-icon'
import { useTalkTools } from './talk-tools'

const PictureDialog = pressPart(() => import('./picture-dialog'))

const card = 'max-w-full rounded-card border border-line bg-card px-4 py-2'

type AttachmentViewProps = {
  attachment: Attachment
  side: Side
  isOwn: boolean
  /** Whose it is, for those who do not see it. */
  by: string
  /** Where its file is; null while it is being sent. */
  address: string | null
  /** The file itself, while it is being sent. */
  file?: Blob | null
}

/** What a message carries: a picture, a file, a voice or a card. */
export function AttachmentView(props: AttachmentViewProps) {
  const t = useTranslations('chat.attach')
  const inWords = useTranslations('cannotCome')
  const { attachment, side, isOwn, address } = props
  const { mapLink } = useTalkTools()
  const local = useBlobAddress(props.file ?? null)
  const source = address ?? local
  switch (attachment.kind) {
    case 'picture':
      return <Picture {...{ attachment, source }} by={props.by} />
    case 'file':
      return (
        <a
          href={address ?? undefined}
          download={attachment.name}
          className={`${card} flex min-h-14 items-center gap-3 hover:underline`}
        >
          <Icon name="download" className="size-5" />
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{attachment.name}</span>
            <span className="block text-xs text-ink-2">{t('pdf', sizeOf(attachment.size))}</span>
          </span>
        </a>
      )
    case 'voice':
      return (
        <Voice
          seconds={Math.max(1, Math.round(attachment.durationMs / 1_000))}
          source={source}
          by={props.by}
        />
      )
    case 'job': {
      const { jobPostId, title, workType, payAmount, payUnit, shift } = attachment
      return (
        <Card>
          <Link
            href={side === 'company' ? `/job-posting/${jobPostId}` : `/jobs/${jobPostId}`}
            prefetch="reach"
            className="flex min-h-11 items-center gap-3 hover:underline"
          >
            <PostIcon workType={workType} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{title}</span>
              {payAmount !== null && payUnit && (
                <span className="block text-sm">
                  {t(`pay.${payUnit}`, { amount: formatBaht(payAmount) })}
                </span>
              )}
              {shift && <span className="block text-sm text-ink-2">{t('shift', timesOf(shift))}</span>}
            </span>
            <Icon name="chevron-right" className="size-5 text-ink-3" />
          </Link>
        </Card>
      )
    }
    case 'location': {
      const { branch, lat, lng } = attachment
      return (
        <Card>
          <Headed icon="pin" title={branch?.name ?? t('position')}>
            {branch?.address ?? `${lat}, ${lng}`}
          </Headed>
          <a
            {...externalLink(mapLink({ lat, lng }))}
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
          >
            <Icon name="navigate" className="size-4.5" />
            {t('openMap')}
          </a>
        </Card>
      )
    }
    case 'cannot_come': {
      const { title, shifts, reason, jobPostId } = attachment
      return (
        <div className="rounded-card bg-mango-soft px-4 py-3 text-mango-ink">
          <Headed icon="warning" title={t(isOwn ? 'cannotCome.byMe' : 'cannotCome.byThem')}>
            {title}
          </Headed>
          <ul className="mt-1 text-sm">
            {shifts.map((shift) => (
              <li key={`${shift.date} ${shift.startTime}`}>{t('shift', timesOf(shift))}</li>
            ))}
          </ul>
          <p className="text-sm">{inWords(`reasons.${reason}`)}</p>
          {side === 'company' && (
            <Link
              href={`/job-posting/${jobPostId}`}
              prefetch="reach"
              className="button mt-2 min-h-11 border-line bg-card px-4 text-ink hover:bg-well"
            >
              {t('cannotCome.next')}
            </Link>
          )}
        </div>
      )
    }
    case 'gone':
      return (
        <p className="talk-bubble" data-gone="">
          {t('gone')}
        </p>
      )
  }
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? { unit: 'kilo', count: Math.max(1, Math.round(bytes / 1024)) }
    : { unit: 'mega', count: Math.round((bytes / 1024 / 1024) * 10) / 10 }

type Shift = { readonly date: string; readonly startTime: string; readonly endTime: string }

export const timesOf = ({ date, startTime, endTime }: Shift) => ({
  day: formatDay(date),
  start: startTime,
  end: endTime,
})

const Card = ({ children }: { children: ReactNode }) => <div className={card}>{children}</div>

function Headed({ icon, title, children }: { icon: IconName; title: string; children: string }) {
  return (
    <div className="flex gap-2.5">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere">{children}</p>
      </div>
    </div>
  )
}

type PictureProps = {
  attachment: Extract<Attachment, { kind: 'picture' }>
  source: string | undefined
  by: string
}

/** A picture with its room kept; a press shows it large. */
function Picture({ attachment, source, by }: PictureProps) {
  const t = useTranslations('chat.attach')
  const [isLarge, setLarge] = useState(false)
  const { width, height } = attachment
  const alt = t('pictureBy', { name: by })
  return (
    <>
      <button
        type="button"
        disabled={!source}
        onClick={() => setLarge(true)}
        aria-label={t('openPicture', { name: by })}
        data-picture
        className="overflow-hidden rounded-card bg-well"
      >
        {source && (
          // biome-ignore lint/performance/noImgElement: only the two parties may read it, so no optimizer can
          <img src={source} alt={alt} {...shownSize(width, height)} loading="lazy" decoding="async" />
        )}
      </button>
      {isLarge && source && (
        <PictureDialog {...{ source, alt, width, height }} onClose={() => setLarge(false)} />
      )}
    </>
  )
}

/** Pictures are at most as high as this, and as wide, in pixels. */
const most = { width: 280, height: 320 }
/** By these attributes the browser keeps a picture's room before it is there. */
function shownSize(width: number, height: number) {
  const shown = Math.max(80, Math.round(Math.min(most.width, width, (most.height * width) / height)))
  return { width: shown, height: Math.round((shown * height) / width) }
}

/** A voice; nothing of it is loaded before it is played. */
function Voice({ seconds, source, by }: { seconds: number; source: string | undefined; by: string }) {
  const t = useTranslations('chat.attach')
  return (
    <div className={card}>
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Icon name="sound" className="size-4.5" />
        {t('voiceOf', { seconds })}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: what somebody says in a conversation has no captions */}
      <audio
        controls
        preload="none"
        src={source}
        aria-label={t('voiceBy', { name: by, seconds })}
        className="w-64 max-w-full"
      />
    </div>
  )
}
