import 'client-only'
import { fetchWithPolicy } from '@/lib/api/fetch-policy'
import { errorReportsPath, type ReportingConfig } from './reporting-config'

/** Starts the reporter of this page's errors; null if this environment has none, or it cannot be loaded. */
export async function startReporting() {
  try {
    const config = await fetchConfig()
    if (!config) return null
    const { startReporter } = await import('./browser-reporter')
    return startReporter(config)
  } catch {
    return null
  }
}

/** The reporter's configuration, or null if errors are not reported; a browser asks once an hour. */
async function fetchConfig(): Promise<ReportingConfig | null> {
  const address = new URL(errorReportsPath, location.origin)
  const response = await fetchWithPolicy(new Request(address), { cache: 'default' })
  return response.status === 200 ? ((await response.json()) as ReportingConfig) : null
}
