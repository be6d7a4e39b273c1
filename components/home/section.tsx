import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { WholeWords } from '@/components/ui/whole-words'

type SectionProps = { id?: string; title: string; about?: string; tinted?: boolean; children: ReactNode }

/** One section of the home page with its heading. */
export function Section({ id, title, about, tinted, children }: SectionProps) {
  return (
    <section id={id} className={classNames('scroll-mt-4 py-14 sm:py-18', tinted && 'bg-well')}>
      <div className="page-width">
        <h2 className="text-2xl font-bold sm:text-3xl">
          <WholeWords>{title}</WholeWords>
        </h2>
        {about && <p className="mt-2 max-w-2xl text-lg text-ink-2">{about}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
