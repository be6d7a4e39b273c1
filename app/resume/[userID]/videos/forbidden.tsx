import { BlankShell } from '@/components/layout/blank-shell'
import { NotYours } from '@/components/screens/not-yours'

/** For an employer at the screen on which workers record. */
export default function Forbidden() {
  return (
    <BlankShell>
      <NotYours />
    </BlankShell>
  )
}
