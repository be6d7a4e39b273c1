'use client'

import { Link } from '@/components/ui/link'
import { type JobsView, jobsPath } from './jobs-view'

type CountedLinksProps = {
  links: readonly { readonly view: JobsView; readonly text: string; readonly posts: string }[]
  /** What is counted, for screen readers. */
  unit: string
}

/** Links to views of the jobs, each with the number of its posts; drawn from data for the same reason as JobCards. */
export function CountedLinks({ links, unit }: CountedLinksProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {links.map(({ view, text, posts }) => (
        <li key={text}>
          <Link href={jobsPath(view)} prefetch="reach" className="counted-link">
            {text}
            <span>
              {posts}
              <span className="sr-only"> {unit}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
