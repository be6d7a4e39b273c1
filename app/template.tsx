import type { ReactNode } from 'react'
import { OutIn } from '@/components/layout/out-in'

/** Made anew for each layout below, so one layout leaves before the next comes. */
export default function Template({ children }: { children: ReactNode }) {
  return <OutIn>{children}</OutIn>
}
