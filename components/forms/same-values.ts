import { photoId } from '@/validators/photo-id'

/**
 * True when the stored object has every value that was sent; a photo counts as the same whatever its address is now.
 */
export function hasSameValues(stored: object, sent: object): boolean {
  const values: Readonly<Record<string, unknown>> = { ...stored }
  return Object.entries(sent).every(([name, value]) => text(values[name]) === text(value))
}

const text = (value: unknown) =>
  typeof value === 'object' && value
    ? JSON.stringify(
        Object.entries(value)
          .filter(([, item]) => item !== undefined)
          .map(([key, item]) => [key, typeof item === 'string' ? photoId(item) : item])
          .sort(),
      )
    : (value ?? '')
