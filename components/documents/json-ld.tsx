import { type StructuredData, structuredDataText } from '@/lib/documents/structured-data'

/** What a page is, for search engines: data the browser never runs. */
export function JsonLd({ nodes }: { nodes: readonly StructuredData[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: structuredDataText escapes what could end the script
      dangerouslySetInnerHTML={{ __html: structuredDataText(nodes) }}
    />
  )
}
