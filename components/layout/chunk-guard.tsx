import { chunkGuardScript } from '@/lib/observability/generated/chunk-guard'

/** Applies the chosen theme and watches over the first scripts of a page; stands in its head, before them. */
export function ChunkGuard() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is ours alone, and React would escape it.
  return <script dangerouslySetInnerHTML={{ __html: chunkGuardScript }} />
}
