type UnbrokenProps = {
  children: string
  /** Ends in an ellipsis where the line does, with the whole text as its title. */
  inOneLine?: boolean
  /** It is the name of a person or a company, which a translator of the browser leaves as it is. */
  isName?: boolean
}

/**
 * A name (of a person, a company, a post), a line of facts that contains one, or words that browsers would break in their
 * middle: it breaks at its spaces, and elsewhere only if what is between them is longer than a line.
 */
export function Unbroken({ children, inOneLine = false, isName }: UnbrokenProps) {
  const translate = isName ? 'no' : undefined
  if (inOneLine) {
    return (
      <span title={children} translate={translate} className="block truncate">
        {children}
      </span>
    )
  }
  return (
    <span translate={translate}>
      {children.split(/([^\S\u00a0]+)/).map((part, index) =>
        part.trim() === '' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are those of one text and never reorder
          <span key={index} className="inline-block [text-decoration:inherit]">
            {part}
          </span>
        ),
      )}
    </span>
  )
}
