import { useTranslations } from 'next-intl'
import { drawn } from '@/components/ui/drawn'
import { locale } from '@/lib/i18n/locale'

export type FunnelStep = { readonly label: string; readonly count: number }

const whole = new Intl.NumberFormat(locale)
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })

/** One tint per step, from what many reach to what few reach. */
const tints = ['fill-sky', 'fill-plum', 'fill-teal', 'fill-leaf'] as const

/** Per cent of the chart's width; a count above 0 is always visible, however small. */
const widthOf = (count: number, most: number) => (count === 0 ? 0 : Math.max(1.5, (count / most) * 100))

/**
 * How many people get from each step to the next: a table whose rows contain the chart, so that figures and chart are
 * read in one place.
 */
export function Funnel({ caption, steps }: { caption: string; steps: readonly FunnelStep[] }) {
  const t = useTranslations('charts')
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ label, count }, index) => {
          const before = steps[index - 1]?.count
          return (
            <tr key={label}>
              <th scope="row" className="w-0 py-1.5 pr-3 text-left font-medium whitespace-nowrap">
                {label}
              </th>
              <td className="py-1.5">
                <span className="flex items-center gap-3">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="h-5 w-0 flex-1 rounded-sm bg-well"
                    {...drawn(
                      `<rect width="${widthOf(count, most)}" height="10" class="${tints[index % tints.length]} forced-colors:fill-[CanvasText]"/>`,
                    )}
                  />
                  <span className="min-w-10 text-right text-base font-semibold">{whole.format(count)}</span>
                </span>
              </td>
              <td className="w-0 py-1.5 pl-3 text-right whitespace-nowrap text-ink-3">
                {before ? percent.format(count / before) : null}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
