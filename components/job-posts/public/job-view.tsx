import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CompanyMark } from '@/components/standing/company-mark'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import { Unbroken } from '@/components/ui/unbroken'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { externalLink } from '@/lib/navigation/external-link'
import { PostPhotos } from '../post-photos'
import { ShiftLines } from '../shift-lines'
import { ShiftsLeft } from './shifts-left'
import { useJobFacts } from './use-job-facts'

type JobViewProps = {
  post: PublicJobPost
  /** The workplace's address as one line. */
  address: ReactNode
  /** Opens a map at the workplace; null when its position is unknown. */
  mapHref: string | null
}

/** What a worker wants to know before applying: the work, the times, the place, and the company. */
export function JobView({ post, address, mapHref }: JobViewProps) {
  const t = useTranslations('jobs')
  const facts = useJobFacts(post)
  const { company, place } = post
  return (
    <div className="grid gap-8 wrap-anywhere">
      {post.photos.length > 0 && (
        <div className="max-w-2xl">
          <PostPhotos photos={post.photos} />
        </div>
      )}
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(({ icon, text }) => (
          <li key={text} className="flex gap-2.5">
            <Icon name={icon} className="mt-0.75 size-5 shrink-0 text-ink-3" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      {post.description && (
        <Part id="description" title={t('description')}>
          <p className="max-w-2xl whitespace-pre-line">{post.description}</p>
        </Part>
      )}
      <Part id="days" title={t('days')}>
        {post.shifts.some(({ placesLeft }) => placesLeft !== null) ? (
          <ShiftsLeft shifts={post.shifts} />
        ) : (
          <ShiftLines {...post} />
        )}
      </Part>
      <Part id="place" title={t('place')}>
        <p className="font-medium">{place.name}</p>
        <p className="text-ink-2">{address}</p>
        {mapHref && (
          <a
            {...externalLink(mapHref)}
            className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
          >
            <Icon name="pin" className="size-4.5" />
            {t('openMap')}
          </a>
        )}
      </Part>
      <Part id="company" title={t('company')}>
        <Card className="flex flex-wrap items-center gap-4 p-4">
          <Photo
            src={company.logoUrl ?? undefined}
            alt=""
            icon="building"
            className="size-14 shrink-0 rounded-card border border-line"
          />
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold">
              <Unbroken isName>{company.name}</Unbroken>
            </p>
            <p className="text-sm">
              <CompanyMark standing={company.standing} />
            </p>
            <CompanySite href={company.website ?? company.facebookUrl} />
          </div>
        </Card>
      </Part>
      <p className="flex max-w-2xl gap-2.5 text-sm text-ink-2">
        <Icon name="shield" className="mt-0.5 size-5 shrink-0 text-ink-3" />
        {t('safety')}
      </p>
    </div>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A site without TLS is not shown as a link. */
function CompanySite({ href }: { href: string | null }) {
  if (!href?.startsWith('https://')) return null
  return (
    <a
      {...externalLink(href)}
      className="inline-flex min-h-11 items-center text-sm break-words underline underline-offset-4"
    >
      {new URL(href).hostname}
    </a>
  )
}
