import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LogoMark } from '@/components/ui/logo'
import { Photo } from '@/components/ui/photo'
import { TimeRange } from '@/components/ui/time-range'
import { formatDay } from '@/lib/dates/format-thai'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { PayRate } from '../pay-rate'
import { useWanted } from '../use-wanted'

type PosterProps = {
  post: PublicJobPost
  /** The workplace's address as one line. */
  address: ReactNode
  /** Address of the post's public page, short enough to type. */
  shortAddress: string
}

/** The most days that fit on the sheet beside the rest. */
const shownDays = 4

/** One sheet of A4: the work, its pay, when and where, and how to apply. Always light, for paper. */
export function Poster({ post, address, shortAddress }: PosterProps) {
  const t = useTranslations('poster')
  const wanted = useWanted(post)
  const brand = useTranslations('layout')('brand')
  const workTypeName = useTranslations('workTypes')
  const days = post.shifts.slice(0, shownDays)
  const others = post.shifts.length - days.length
  return (
    <article className="poster-sheet mx-auto flex w-full max-w-[210mm] flex-col gap-[6mm] bg-white p-[8mm] wrap-anywhere text-[#14213d] shadow-soft [--color-mango-ink:#7a4b00] [--color-mango-soft:#fff1cf] sm:p-[14mm] print:max-w-none print:p-0 print:shadow-none">
      <header className="flex items-center gap-[5mm]">
        <Photo
          src={post.company.logoUrl ?? undefined}
          alt=""
          icon="building"
          className="size-[18mm] shrink-0 rounded-card"
        />
        <p className="min-w-0 text-xl font-semibold">{post.company.name}</p>
      </header>
      <div>
        <p className="text-2xl font-semibold text-[#7a4b00]">
          {t('wanted')} {workTypeName(post.workType)}
        </p>
        <h1 className="mt-[2mm] text-[clamp(2rem,9vw,15mm)] leading-[1.4] font-bold text-balance">
          {post.title}
        </h1>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-[8mm] rounded-panel bg-[#ffb000] px-[8mm] py-[4mm]">
        <strong className="text-[clamp(2rem,9vw,15mm)] leading-[1.4] font-bold">
          <PayRate {...post} />
        </strong>
        <span className="text-2xl font-semibold">{wanted}</span>
      </p>
      <div className="grid gap-[6mm] text-xl sm:grid-cols-2 print:grid-cols-2">
        <Part title={t('days')}>
          <ul className="grid gap-1">
            {days.map((shift) => (
              <li key={`${shift.date} ${shift.startTime}`} className="flex flex-wrap gap-x-2 font-semibold">
                <span className="whitespace-nowrap">{formatDay(shift.date)}</span>
                <TimeRange start={shift.startTime} end={shift.endTime} />
              </li>
            ))}
            {others > 0 && <li>{t('moreShifts', { shifts: others })}</li>}
          </ul>
        </Part>
        <Part title={t('place')}>
          <p className="font-semibold">{post.place.name}</p>
          <p className="text-lg">{address}</p>
        </Part>
      </div>
      <footer className="mt-auto flex flex-wrap items-center gap-[8mm] border-t-2 border-[#14213d] pt-[6mm]">
        {/* biome-ignore lint/performance/noImgElement: a drawing of our own */}
        <img
          src={`/api/job-post-files/${post.id}/qr`}
          alt=""
          width="200"
          height="200"
          className="size-[52mm] shrink-0"
        />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-3xl font-bold">{t('scan')}</p>
          <p className="mt-1 text-base">
            {t('orOpen')} {shortAddress}
          </p>
          <p className="mt-3 flex items-center gap-2 text-base">
            <LogoMark className="size-7" />
            {brand} · {t('safety')}
          </p>
        </div>
      </footer>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-base font-normal text-[#44506b]">{title}</h2>
      {children}
    </section>
  )
}
