import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import createNextIntlPlugin from 'next-intl/plugin'

const sprites = ['icons.svg', 'illustrations.svg']

/** Part of the sprites' addresses, so that a browser keeps them for good and asks again when they change. */
const spritesVersion = sprites
  .reduce(
    (hash, file) => hash.update(readFileSync(new URL(`public/${file}`, import.meta.url))),
    createHash('sha256'),
  )
  .digest('hex')
  .slice(0, 8)

/**
 * Headers every answer carries. Whether the origin is https is known at run time only, hence the condition on the
 * header Cloud Run's front end sets.
 */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Content-Security-Policy',
    value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  },
  // Sign-in with another provider opens a window that must be able to answer.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)' },
]

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  env: { SPRITES_VERSION: spritesVersion },
  headers: async () => [
    ...sprites.map((file) => ({
      source: `/${file}`,
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
    { source: '/:path*', headers: securityHeaders },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }],
    },
  ],
}

/** Messages are compiled with the build, so that no ICU parser travels to the browser. */
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: ['th'], precompile: true },
  },
})

export default withMessages(nextConfig)
