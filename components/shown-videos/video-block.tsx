import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { videoAddress } from '@/lib/shown-videos/addresses'
import type { ShownVideo } from '@/lib/shown-videos/shown-video'

type VideoBlockProps = { workerId: string; name: string; videos: readonly ShownVideo[]; href: string }

/** The poster of somebody's first intro video, which leads to the player; nothing where there is no video. */
export function VideoBlock({ workerId, name, videos, href }: VideoBlockProps) {
  const t = useTranslations('personVideos')
  const [first] = videos
  if (!first) return null
  return (
    <section aria-label={t('title')} className="print:hidden">
      <Link
        href={href}
        prefetch="reach"
        aria-label={t('film', { name })}
        className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-card bg-[#14213d]"
      >
        {first.hasPoster && (
          // biome-ignore lint/performance/noImgElement: a poster is one small picture, served as it is
          <img
            src={videoAddress(workerId, first.id, 'poster')}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-x-0 inset-y-0 size-full object-cover"
          />
        )}
        <span className="relative grid size-16 place-items-center rounded-full border border-line bg-card text-ink shadow-soft">
          <Icon name="play" className="size-7" />
        </span>
      </Link>
      {videos.length > 1 && <p className="mt-1 text-sm text-ink-2">{t('count', { count: videos.length })}</p>}
    </section>
  )
}
