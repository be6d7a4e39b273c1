import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { type FactName, facts } from '@/lib/documents/facts'
import { type Inline, parseInline } from '@/lib/documents/inline'
import { externalLink } from '@/lib/navigation/external-link'

const linkClass = 'font-medium underline decoration-mango decoration-2 underline-offset-4 hover:text-ink'

/** Facts of digits and Latin letters, such as phone numbers, that must not be split at the end of a line. */
const wholeFacts: readonly FactName[] = ['taxId', 'ecommerceRegistration', 'phone']

type DocumentTextProps = {
  /** In the notation of lib/documents/document.ts. */
  text: string
  /** The number of each section, by its id. */
  numbers: ReadonlyMap<string, string>
}

/** One text of a document, with its links, bold words and facts. */
export function DocumentText({ text, numbers }: DocumentTextProps) {
  return parseInline(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Part key={index} part={part} numbers={numbers} />
  ))
}

function Part({ part, numbers }: { part: Inline; numbers: DocumentTextProps['numbers'] }): ReactNode {
  switch (part.kind) {
    case 'words':
      // In an element of its own, since only the text of elements is kept from breaking in the middle of words.
      return <span>{part.text}</span>
    case 'strong':
      return <strong className="font-semibold text-ink">{part.text}</strong>
    case 'section':
      return (
        <a href={`#${part.text}`} className={`${linkClass} whitespace-nowrap`}>
          {numbers.get(part.text)}
        </a>
      )
    case 'fact':
      return <Fact name={part.text as FactName} />
    case 'link':
      return <DocumentLink href={part.href}>{part.text}</DocumentLink>
  }
}

function Fact({ name }: { name: FactName }) {
  const value = facts[name]
  if (name.endsWith('Email')) return <DocumentLink href={`mailto:${value}`}>{value}</DocumentLink>
  return <span className={wholeFacts.includes(name) ? 'whitespace-nowrap' : undefined}>{value}</span>
}

function DocumentLink({ href, children }: { href: string; children: string }) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch="reach" className={`${linkClass} printed-address`}>
        {children}
      </Link>
    )
  }
  if (href.startsWith('mailto:')) {
    return (
      <a href={href} className={linkClass}>
        {children}
      </a>
    )
  }
  return (
    <a {...externalLink(href)} className={`${linkClass} printed-address`}>
      {children}
    </a>
  )
}
