import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import type { JobPostPrice } from '@/lib/job-posts/job-post'
import { formatBaht } from '@/lib/money/format-baht'
import { type CreditOffer, creditsOf, isShort } from './credits'
import type { JobPostValues } from './job-post-values'
import type { LineRest } from './quick-post-box'

type BarLineProps = {
  /** What the line of a new post leaves to be asked, where only the line is in sight. */
  rest: LineRest
  price: JobPostPrice | null
  /** The credits that pressing the button buys first. */
  offer: CreditOffer | undefined
  isWaiting: boolean
  isRunning: boolean
}

/** What the line leaves open, or what publishing the post means, in one line beside the button. */
export function BarLine(props: BarLineProps) {
  const text = useBarText(props)
  const { rest, price, isWaiting, isRunning } = props
  const isWarning = !rest && !isWaiting && !isRunning && isShort(price)
  return (
    text && (
      <p
        className={classNames(
          'order-last w-full text-center text-sm sm:order-none sm:w-auto',
          isWarning ? 'text-mango-ink' : 'text-ink-3',
        )}
      >
        {text}
      </p>
    )
  )
}

function useBarText({ rest, price, offer, isWaiting, isRunning }: BarLineProps): string | null {
  const t = useTranslations('jobPosts.form')
  const part = useTranslations('jobPosts.quickPost.parts')
  const visibility = useWatch<JobPostValues, 'visibility'>({ name: 'visibility' })
  const [next] = rest?.open ?? []
  if (rest?.areJobsAsked) return t('leftJobs')
  if (rest && next) return t('left', { count: rest.open.length, part: part(next) })
  if (rest) return t('cardFirst')
  if (isWaiting) return t('creditIsReserved')
  if (isRunning) return null
  if (offer) return t('buysFirst', { count: offer.size, price: formatBaht(offer.priceSatang) })
  // A post for a group is not published by itself.
  if (isShort(price)) return visibility === 'group' ? null : t('publishesItself')
  return creditsOf(price) > 0 ? t('refund') : null
}
