import type { SignInProvider } from '@/lib/auth/identity-config'

/** The provider's own logo, in its own colours as its brand rules require. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
      {marks[provider]}
    </svg>
  )
}

const marks = {
  google: (
    <>
      <path
        fill="#4285F4"
        d="M22.5 12.25c0-.8-.07-1.55-.2-2.25H12v4.26h5.9a5 5 0 0 1-2.2 3.3v2.77h3.56c2.08-1.92 3.24-4.74 3.24-8.08z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86z" />
      <path
        fill="#EA4335"
        d="M12 5.38c1.62 0 3.060.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1A11 11 0 0 0 2.18 7.07l3.66 2.84C6.71 7.31 9.14 5.38 12 5.38z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877F2" />
      <path
        fill="#fff"
        d="M15.3 15.2l.5-3.2h-3.05V9.93c0-.87.43-1.73 1.8-1.73h1.4V5.48s-1.27-.22-2.48-.22c-2.53 0-4.18 1.53-4.18 4.31V12H6.5v3.2h2.79v7.67a11 11 0 0 0 3.46 0V15.2z"
      />
    </>
  ),
  line: (
    <>
      <rect x="1" y="1" width="22" height="22" rx="6" fill="#06C755" />
      <path
        fill="#fff"
        d="M20 11.1c0-3.57-3.59-6.48-8-6.48s-8 2.91-8 6.48c0 3.2 2.85 5.89 6.69 6.400.26.060.62.170.71.400.08.200.05.520.03.72l-.12.69c-.3.2-.16.800.7.43s4.64-2.73 6.33-4.68C18.9 13.79 20 12.52 20 11.1z"
      />
    </>
  ),
} as const satisfies Record<SignInProvider, unknown>
