import { classNames } from './class-names'

/** The look of one of several choices that stand side by side in a well. */
export const segmentClass = (isOn: boolean): string =>
  classNames(
    'min-h-11 flex-1 rounded-lg px-3 py-2 leading-snug font-semibold transition-colors',
    isOn ? 'bg-card text-ink shadow-soft' : 'text-ink-2 hover:text-ink',
  )
