import 'server-only'
import { webSettings } from '@/lib/config/web-settings'

/** The trackers of this environment with their public ids; one that is not configured is missing. */
export type TrackerConfig = {
  readonly analytics?: string
  readonly tagManager?: string
  readonly heatmap?: string
}

export function trackerConfig(): TrackerConfig {
  const { GOOGLE_ANALYTICS_ID, GOOGLE_TAG_MANAGER_ID, CLARITY_PROJECT_ID } = webSettings()
  return {
    analytics: GOOGLE_ANALYTICS_ID || undefined,
    tagManager: GOOGLE_TAG_MANAGER_ID || undefined,
    heatmap: CLARITY_PROJECT_ID || undefined,
  }
}
