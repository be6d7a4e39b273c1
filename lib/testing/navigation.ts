import { jest } from '@jest/globals'

/** What components get from next/navigation in their tests, where there is no router. */
export const router = {
  push: jest.fn(),
  replace: jest.fn(),
  refresh: jest.fn(),
  back: jest.fn(),
  prefetch: jest.fn(),
}

export const useRouter = () => router

let pathname = '/'
export const usePathname = () => pathname
export const useSearchParams = () => new URLSearchParams()
export const useSelectedLayoutSegments = () => pathname.split('/').filter(Boolean)

/** Sets the page that the component under test is on. */
export function visit(path: string): void {
  pathname = path
}
