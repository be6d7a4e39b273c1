import { type StructuredData, structuredDataText } from '@/lib/documents/structured-data'

/** Structured data about the page for search engines, which the browser never executes. */
export function JsonLd({ nodes }: { nodes: readonly StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: structuredDataText escapes what could end the script
      dangerouslySetInnerHTML={{ __html: structuredDataText(nodes) }}
    />
  )
}
