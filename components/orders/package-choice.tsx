import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-style'
import { DockedBar } from '@/components/ui/docked-bar'
import { Icon } from '@/components/ui/icon'
import { segmentClass } from '@/components/ui/segment-class'
import { formatBaht } from '@/lib/money/format-baht'
import type { OfferedPackage, PurchaseOptions } from '@/lib/orders/order'
import type { PackageKind } from '@/validators/price-list'
import { PackageRows } from './package-rows'
import type { Pace } from './package-use'
import { PostStepper } from './post-stepper'

type PackageChoiceProps = {
  options: PurchaseOptions
  /** From how many posts a month on the buffet is the cheapest. */
  buffetFrom: number | null
  pace: Pace
  /** Until when posts cost no credit, as text; null while they do. */
  buffetUntil: string | null
  /** Of how many days that is what the company posted on average; null where it is not. */
  averageDays: number | null
  chosen: OfferedPackage
  onPosts: (count: number) => void
  onChoose: (id: string) => void
  /** Chooses a package of a kind, as for somebody who came for it. */
  onKind: (kind: PackageKind) => void
}

/** Where the order is summed up, on the same page. */
export const summaryId = 'summary'

const isOfProfiles = (kind: PackageKind) => kind === 'profile_unlock'

/** Choosing a package: first what for, where there are both, and then how many. */
export function PackageChoice(props: PackageChoiceProps) {
  const { options, buffetFrom, pace, buffetUntil, averageDays, chosen, onPosts, onChoose, onKind } = props
  const t = useTranslations('orders.buy')
  const { packages, notYet } = options
  const kinds = [...notYet, ...packages.map(({ kind }) => kind)]
  const hasBoth = [true, false].every((wanted) => packages.some(({ kind }) => isOfProfiles(kind) === wanted))
  const isShown = (kind: PackageKind) => !hasBoth || isOfProfiles(kind) === isOfProfiles(chosen.kind)
  const shown = kinds.filter(isShown)
  const hasPosts = shown.some((kind) => !isOfProfiles(kind))
  return (
    <div className="grid min-w-0 gap-4">
      {hasBoth && <Purpose isForProfiles={isOfProfiles(chosen.kind)} onKind={onKind} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {hasPosts ? (
          <PostStepper count={pace.postsAMonth} averageDays={averageDays} onChange={onPosts} />
        ) : (
          <span>{t('unlockAbout')}</span>
        )}
        <span className="text-sm text-ink-2">{t('beforeVat')}</span>
      </div>
      {hasPosts && <Counted pace={pace} buffetUntil={buffetUntil} />}
      <PackageRows
        options={{
          packages: packages.filter(({ kind }) => isShown(kind)),
          notYet: notYet.filter(isShown),
        }}
        buffetFrom={buffetFrom}
        chosen={chosen.id}
        pace={pace}
        onChoose={onChoose}
      />
      <ul className="grid gap-1.5 text-sm text-ink-2">
        {!isOfProfiles(chosen.kind) && (
          <li className="flex items-start gap-2">
            <Icon name="shield" className="mt-0.5 size-5 text-leaf" />
            {t('returned')}
          </li>
        )}
        <li className="flex items-start gap-2">
          <Icon name="clock" className="mt-0.5 size-5" />
          {t('oldestFirst')}
        </li>
      </ul>
      <ToSummary chosen={chosen} />
    </div>
  )
}

/** What packages are judged beside: a running buffet, during which no credit is spent, and the credits there are. */
function Counted({ pace: { inHand }, buffetUntil }: Pick<PackageChoiceProps, 'pace' | 'buffetUntil'>) {
  const t = useTranslations('orders.buy')
  const count = inHand.reduce((sum, { credits }) => sum + credits, 0)
  if (count === 0 && buffetUntil === null) return null
  return (
    <p className="text-sm text-ink-2">
      {buffetUntil && <span>{t('afterBuffet', { day: buffetUntil })} </span>}
      {count > 0 && <span>{t('inHand', { count })}</span>}
    </p>
  )
}

type PurposeProps = { isForProfiles: boolean; onKind: (kind: PackageKind) => void }

/** Credits for posts, or for profiles. */
function Purpose({ isForProfiles, onKind }: PurposeProps) {
  const t = useTranslations('orders.buy')
  return (
    <fieldset className="flex min-w-0 gap-1 rounded-control bg-well p-1">
      <legend className="sr-only">{t('purpose')}</legend>
      {(['job_post', 'profile_unlock'] as const).map((kind) => {
        const isOn = isOfProfiles(kind) === isForProfiles
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn}
            onClick={() => !isOn && onKind(kind)}
            className={segmentClass(isOn)}
          >
            {t(`groups.${kind}`)}
          </button>
        )
      })}
    </fieldset>
  )
}

/** What it comes to, and the way down to paying it, while the packages fill the screen of a phone. */
function ToSummary({ chosen }: { chosen: OfferedPackage }) {
  const t = useTranslations('orders.buy')
  return (
    <DockedBar className="flex items-center justify-between gap-3 max-lg:in-has-data-alone:static lg:hidden">
      <span className="grid">
        <span className="text-sm text-ink-2">{t('withVat')}</span>
        <span translate="no" className="text-lg leading-snug font-semibold tabular-nums">
          {formatBaht(chosen.totalSatang)}
        </span>
      </span>
      <a href={`#${summaryId}`} className={buttonClass({ variant: 'primary' })}>
        {t('toSummary')}
      </a>
    </DockedBar>
  )
}
