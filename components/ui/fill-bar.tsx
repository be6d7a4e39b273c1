import { drawn } from './drawn'

type FillBarProps = {
  taken: number
  places: number
  /** Whether the places nobody has are needed soon. */
  isUrgent?: boolean
}

/** A bar that illustrates how many places are taken; the figures stand beside it. */
export function FillBar({ taken, places, isUrgent }: FillBarProps) {
  const width = Math.min(100, (taken / Math.max(1, places)) * 100)
  const tint = taken > places || isUrgent ? 'fill-chilli' : taken === places ? 'fill-leaf' : 'fill-sky'
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mt-1 h-2 w-full rounded-full bg-well"
      {...drawn(`<rect width="${width}" height="10" class="${tint} forced-colors:fill-[CanvasText]"/>`)}
    />
  )
}
