import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { PhoneLink } from '@/components/ui/phone-link'
import { Photo } from '@/components/ui/photo'
import { type Branch, headOfficeNumber } from '@/lib/branches/branch'
import { externalLink } from '@/lib/navigation/external-link'

export type BranchCardProps = {
  branch: Branch
  /** The address as one line. */
  addressLine: ReactNode
  /** Opens a map at the branch; null when its position is unknown. */
  mapHref: string | null
  editable: boolean
  /** A further action, e.g. taking the branch out of use. */
  action?: ReactNode
  /** The result of that action, if it failed. */
  notice?: ReactNode
}

/** One branch in the list. */
export function BranchCard({ branch, addressLine, mapHref, editable, action, notice }: BranchCardProps) {
  const t = useTranslations('branches')
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div className="flex gap-4">
        <Photo
          src={branch.photos[0]}
          alt={t('photoAlt', { name: branch.name })}
          icon="branch"
          className="size-20 shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <h2 className="text-lg">{branch.name}</h2>
          <p className="text-sm text-ink-3">
            {branch.taxBranchNumber === headOfficeNumber
              ? t('headOffice')
              : t('branchNumber', { number: branch.taxBranchNumber })}
          </p>
          <Badge tone={branch.openPosts > 0 ? 'leaf' : 'neutral'} className="mt-1">
            {branch.archivedAt ? t('archived') : t('openPosts', { count: branch.openPosts })}
          </Badge>
        </div>
      </div>
      <p className="flex gap-2 text-sm text-ink-2">
        <Icon name="pin" className="mt-0.5 size-4.5" />
        <span className="min-w-0">
          <span>{addressLine}</span>
          {mapHref && (
            <a
              {...externalLink(mapHref)}
              className="flex min-h-11 w-fit items-center gap-1 font-medium text-ink underline underline-offset-4"
            >
              {t('openMap')}
              <span className="sr-only"> {branch.name}</span>
            </a>
          )}
        </span>
      </p>
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Icon name="phone" className="size-4.5" />
        <PhoneLink phone={branch.phone} />
      </p>
      {notice}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 empty:hidden">
        {editable && (
          <Link
            href={`/branch/edit/${branch.id}`}
            prefetch="reach"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
          >
            <Icon name="edit" className="size-4.5" />
            {t('edit')}
            <span className="sr-only"> {branch.name}</span>
          </Link>
        )}
        {action}
      </div>
    </Card>
  )
}
