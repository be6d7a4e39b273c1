import type { ReactNode } from 'react'
import { OutIn } from '@/components/layout/out-in'

/** Mounted again for each layout below, so that one layout fades out before the next appears. */
export default function Template({ children }: { children: ReactNode }) {
  return <OutIn>{children}</OutIn>
}
