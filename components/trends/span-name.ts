import { formatDay } from '@/lib/dates/format-thai'

/** The name of a span: a day, or the first and last day of a week. */
export const spanName = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
