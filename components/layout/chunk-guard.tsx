import { chunkGuardScript } from '@/lib/observability/generated/chunk-guard'

/** The inline script in the page's head: theme, signed-in mark, presses before the scripts, and the watch over these. */
export function ChunkGuard() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is ours alone, and React would escape it.
  return <script dangerouslySetInnerHTML={{ __html: chunkGuardScript }} />
}
