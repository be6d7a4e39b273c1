import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LogoMark } from '@/components/ui/logo'
import { Photo } from '@/components/ui/photo'
import { TimeRange } from '@/components/ui/time-range'
import { Unbroken } from '@/components/ui/unbroken'
import { WholeWords } from '@/components/ui/whole-words'
import { formatDay } from '@/lib/dates/format-thai'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { PayRate } from '../pay-rate'
import { useWanted } from '../use-wanted'
import styles from './poster.module.css'

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
    <article className={`${styles.sheet} mx-auto flex w-full flex-col wrap-anywhere shadow-soft`}>
      <header className={`${styles.company} flex items-center`}>
        <Photo
          src={post.company.logoUrl ?? undefined}
          alt=""
          icon="building"
          className={`${styles.logo} shrink-0 rounded-card`}
        />
        <p className="min-w-0 text-xl font-semibold">
          <Unbroken isName>{post.company.name}</Unbroken>
        </p>
      </header>
      <div>
        <p className={`${styles.wanted} text-2xl font-semibold`}>
          {`${t('wanted')} ${workTypeName(post.workType)}`}
        </p>
        <h1 className={`${styles.title} font-bold text-balance`}>
          <WholeWords>{post.title}</WholeWords>
        </h1>
      </div>
      <p className={`${styles.pay} flex flex-wrap items-baseline justify-between rounded-panel`}>
        <strong className={`${styles.rate} font-bold`}>
          <PayRate {...post} />
        </strong>
        <span className="text-2xl font-semibold">{wanted}</span>
      </p>
      <div className={`${styles.parts} grid text-xl sm:grid-cols-2`}>
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
      <footer className={`${styles.foot} mt-auto flex flex-wrap items-center`}>
        {/* biome-ignore lint/performance/noImgElement: a drawing of our own */}
        <img
          src={`/api/job-post-files/${post.id}/qr`}
          alt=""
          width="200"
          height="200"
          className={`${styles.code} shrink-0`}
        />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-3xl font-bold">{t('scan')}</p>
          <p className="mt-1 text-base">
            {t('orOpen')} <span translate="no">{shortAddress}</span>
          </p>
          <p className="mt-3 flex items-center gap-2 text-base">
            <LogoMark className="size-7" />
            {`${brand} · ${t('safety')}`}
          </p>
        </div>
      </footer>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={`${styles.caption} text-base`}>{title}</h2>
      {children}
    </section>
  )
}
