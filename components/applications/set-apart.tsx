import type { ReactNode } from 'react'
import type { Application } from '@/lib/applications/application'

type SetApartProps = {
  /** Id of the heading. */
  id: string
  title: ReactNode
  /** What can be done about them. */
  action?: ReactNode
  people: readonly Application[]
  /** What else is said above them. */
  children?: ReactNode
  cardOf: (application: Application) => ReactNode
}

/** Applicants who stand above the columns, under a heading that says why; nothing where there are none. */
export function SetApart({ id, title, action, people, children, cardOf }: SetApartProps) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-3 rounded-card bg-chilli-soft p-2">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 px-1">
        <h3 id={id} className="text-base text-chilli">
          {title}
        </h3>
        {action}
      </div>
      {children}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {people.map((application) => (
          <li key={application.id}>{cardOf(application)}</li>
        ))}
      </ul>
    </section>
  )
}
