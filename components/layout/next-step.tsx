import { ButtonLink } from '@/components/ui/button-link'
import { WholeWords } from '@/components/ui/whole-words'

type NextStepProps = { title: string; about: string; href: string; label: string }

/** The end of a public page: where to continue. */
export function NextStep({ title, about, href, label }: NextStepProps) {
  return (
    <section className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-panel bg-well px-6 py-8 sm:px-8 print:hidden">
      <div className="min-w-0">
        <h2 className="text-xl sm:text-2xl">
          <WholeWords>{title}</WholeWords>
        </h2>
        <p className="mt-1 text-ink-2">{about}</p>
      </div>
      <ButtonLink href={href} size="lg">
        {label}
      </ButtonLink>
    </section>
  )
}
