export type Tone = 'neutral' | 'mango' | 'leaf' | 'chilli' | 'sky'

/** Background and text classes of each tone. */
export const toneClass: Record<Tone, string> = {
  neutral: 'bg-well text-ink-2',
  mango: 'bg-mango-soft text-mango-ink',
  leaf: 'bg-leaf-soft text-leaf',
  chilli: 'bg-chilli-soft text-chilli',
  sky: 'bg-sky-soft text-sky',
}
