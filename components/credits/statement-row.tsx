import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import type { Tone } from '@/components/ui/tone'
import { Unbroken } from '@/components/ui/unbroken'
import type { StatementLine } from '@/lib/credits/credit-statement'
import { actorOf, happeningOf, hrefOf, outcomeOf, papersOf, titleOf } from '@/lib/credits/line-texts'
import { formatClock, formatDay } from '@/lib/dates/format-thai'

/** The columns, shared with their headings, of a list that is wide enough for its text, however large that is. */
export const columns = '@3xl:grid-cols-[9rem_minmax(0,1fr)_9.5rem_5rem_5rem]'

/** What still is open, or came out otherwise, stands out; that a credit is spent is the rule. */
const tones: Readonly<Record<string, Tone>> = { held: 'mango', released: 'sky' }

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`)

/** One line of the statement: when, what, by whom, the change, and the balance after it. */
export function StatementRow({ line }: { line: StatementLine }) {
  const t = useTranslations('creditStatement')
  const kinds = useTranslations('credits')
  const { at, kind, amount, balance, reservation, post } = line
  const when = new Date(at)
  const title = titleOf(t, line)
  const href = hrefOf(line)
  const outcome = outcomeOf(t, line)
  const papers = papersOf(t, line)
  const tone = line.type === 'reserve' && reservation ? tones[reservation.state] : undefined
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3 first:border-t-0 @3xl:items-baseline',
        columns,
      )}
    >
      <p className="text-sm text-ink-2 @max-3xl:order-3 @max-3xl:col-span-2">
        <time dateTime={at} className="whitespace-nowrap">
          {formatDay(when)}
          <span className="@3xl:block"> {t('clock', { time: formatClock(when) })}</span>
        </time>
        <span className="@3xl:hidden">{` · ${kinds(kind)}`}</span>
      </p>
      <div className="min-w-0 @max-3xl:order-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{happeningOf(t, line)}</span>{' '}
          {title !== null &&
            (href !== null ? (
              <Link
                href={href}
                prefetch="reach"
                className="inline-flex min-h-6 items-center rounded-control underline underline-offset-4"
              >
                {title}
              </Link>
            ) : (
              <span className="text-ink-2">{title}</span>
            ))}
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          <Unbroken>
            {[post?.branchName, actorOf(t, line), tone ? null : outcome].filter(Boolean).join(' · ')}
          </Unbroken>
        </p>
        {papers.length > 0 && (
          <p className="text-sm text-ink-2 tabular-nums wrap-anywhere">
            <Unbroken>{papers.join(' · ')}</Unbroken>
          </p>
        )}
        {tone && (
          <Badge tone={tone} className="mt-1">
            {outcome}
          </Badge>
        )}
      </div>
      <p className="hidden text-sm text-ink-2 @3xl:block">{kinds(kind)}</p>
      <p
        className={classNames(
          'text-right font-semibold whitespace-nowrap tabular-nums @max-3xl:order-2',
          amount > 0 && 'text-leaf',
        )}
      >
        <span className="sr-only">{t('change')} </span>
        {signed(amount)}
        <span className="block text-sm font-normal text-ink-2 @3xl:hidden">{t('left', { balance })}</span>
      </p>
      <p className="hidden text-right tabular-nums @3xl:block">
        <span className="sr-only">{t('balance')} </span>
        {balance}
      </p>
    </li>
  )
}
