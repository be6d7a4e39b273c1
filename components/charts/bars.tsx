import { drawn } from '@/components/ui/drawn'
import { locale } from '@/lib/i18n/locale'

const whole = new Intl.NumberFormat(locale)

type BarsProps = {
  label: string
  /** The figure beside the label: a sum or a median. */
  figure: string
  /** One bar each, oldest first; null when there is no value. */
  values: readonly (number | null)[]
  tint: 'sky' | 'plum' | 'leaf' | 'teal' | 'clay'
}

const fill = {
  sky: 'fill-sky',
  plum: 'fill-plum',
  leaf: 'fill-leaf',
  teal: 'fill-teal',
  clay: 'fill-clay',
} as const

const [height, gap, step] = [48, 2, 10]

/** A small bar chart; the exact figures are in the table beside it. */
export function Bars({ label, figure, values, tint }: BarsProps) {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const bars = values.map((value, index) => {
    if (!value) return ''
    const tall = Math.max(2, (value / most) * height)
    const place = `x="${index * step + gap / 2}" y="${height - tall}" width="${step - gap}" height="${tall}"`
    return `<rect ${place} class="${fill[tint]} forced-colors:fill-[CanvasText]"/>`
  })
  const line = `<rect y="${height}" width="${values.length * step}" height="1" class="fill-line"/>`
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-sm text-ink-2">{label}</span>
        <strong className="text-xl">{figure}</strong>
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${values.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        className="mt-1 h-16 w-full"
        {...drawn(bars.join('') + line)}
      />
    </div>
  )
}

/** A whole number in readable format. */
export const formatCount = (count: number): string => whole.format(count)
