import { useWatch } from 'react-hook-form'
import { momentIn } from '@/validators/interview'
import { isDate } from '@/validators/rules'
import type { TalkSide } from '@/validators/talk-terms'
import { TimeWarnings } from './time-warnings'
import { type About, useJobStart } from './use-job-start'

type Slot = { readonly date: string; readonly time: string }

type SlotWarningsProps = {
  /** The fields of a form that hold a slot, or several. */
  name: 'slot' | 'slots'
  side: TalkSide
  /** What the interview is about; null for no post. */
  about: About | null
}

/** Says of the times that are typed into a form which come after the work has begun. */
export function SlotWarnings({ name, side, about }: SlotWarningsProps) {
  const start = useJobStart(side, about)
  const typed: Slot | readonly Slot[] | undefined = useWatch({ name })
  const times = [typed ?? []]
    .flat()
    .flatMap(({ date, time }) => (isDate(date) && time ? [momentIn(date, time)] : []))
  return <TimeWarnings interview={{ minutes: 15 }} times={[...new Set(times)]} start={start} />
}
